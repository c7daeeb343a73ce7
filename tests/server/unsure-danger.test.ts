import { beforeAll, expect, test } from "vitest";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { createReplies } from "../../server/guidance/reply.ts";
import { type Meaning, NO_MEANING } from "../../server/meaning/meaning.ts";
import type { Understood } from "../../server/meaning/understanding.ts";
import { shippedContent } from "../support/test-server.ts";

const QUESTION = { text: "my ankles feel tight by evening", language: "en" };
/** What is understood of the next question. */
let understood: Partial<Understood> = {};
const meaning: Meaning = {
  ...NO_MEANING,
  understand: async () => ({
    concern: null,
    faintConcern: null,
    certainty: "likely",
    scores: {},
    referral: null,
    nearest: [],
    afterDanger: [],
    ...understood,
  }),
};
let replies: ReturnType<typeof createReplies>;
beforeAll(async () => {
  replies = createReplies(await shippedContent(), meaning);
});
const nearest = [{ id: "swollen-legs", likeness: 0.9 }];
/** A phrase of an emergency is in it, and words of entries. */
const LATE = "my legs are swollen and I can't breathe, why do my legs swell?";
/** Three entries that are about as like, so that none is sure. */
const close = (likeness: number) =>
  ["swollen-legs", "leg-cramps", "heart-failure-weight"].map((id, at) => ({ id, likeness: likeness - at / 100 }));

async function replyWith(meant: Partial<Understood>, text = QUESTION.text): Promise<string> {
  understood = meant;
  const question = { ...QUESTION, text };
  return replies.replyTo(question, await replies.hear(question), []);
}
const card = async (kind: string): Promise<string> => {
  const { safety } = (await shippedContent()).site;
  const { message } = safety.concerns.find((concern) => concern.kind === kind) ?? { message: "" };
  return fillIn(textOf(message), numbersOf(safety));
};
const entryText = async (): Promise<string> =>
  textOf((await shippedContent()).guidance.find(({ id }) => id === "swollen-legs")?.text ?? "");

test("what could not be understood in time is told no entry by its words: one that fits can be pressed", async () => {
  const text = "my legs are swollen by evening, why do my legs swell";
  expect(await replyWith({ certainty: "unsure" }, text)).toContain(await entryText());
  const reply = await replyWith({ certainty: "unsure", isLate: true }, text);
  expect(reply).not.toContain(await entryText());
  const { title } = (await shippedContent()).guidance.find(({ id }) => id === "swollen-legs") ?? { title: "" };
  expect(reply).toContain(`- ${textOf(title)}`);
});

test("a plain hint gets the card, and no answer", async () => {
  for (const kind of ["self-harm", "emergency", "abuse"]) {
    const reply = await replyWith({ concern: kind, certainty: "plain", nearest });
    expect(reply.startsWith(await card(kind))).toBe(true);
    expect(reply).not.toContain(await entryText());
  }
});

test("below the card of an emergency, what is clearly asked for is offered: an alarm in vain is not the end", async () => {
  const { otherwise = "" } = (await shippedContent()).site.guide;
  const [title, second, third] = await Promise.all(["swollen-legs", "leg-cramps", "heart-failure-weight"].map(titleOf));
  const plainly = { concern: "emergency", certainty: "plain", referral: "medicine" } as const;
  const asked = "my ankles feel tight by evening, what helps?";
  const reply = await replyWith({ ...plainly, nearest: close(0.9) }, asked);
  expect(reply).toContain(`\n\n${textOf(otherwise)}\n- ${title}\n- ${second}\n\n`);
  expect(reply).not.toContain(third);
  expect(reply).not.toContain("pharmacist");
  const far = [...close(0.9).slice(0, 1), { id: "leg-cramps", likeness: 0.5 }];
  expect(await replyWith({ ...plainly, nearest: far }, asked)).toContain(`\n- ${title}\n\n`);
});

test.each<[why: string, meant: Partial<Understood>, text?: string]>([
  ["it is only related", { nearest: close(0.5) }],
  ["nothing is asked", {}, QUESTION.text],
  ["a wish to die is hinted at too", { faintConcern: "self-harm" }],
  ["the wish to die raised it", { concern: "self-harm" }],
  ["harm by others raised it", { concern: "abuse" }],
  ["a phrase raised it, and it was not understood in time", { concern: null, isLate: true, nearest: [] }, LATE],
])("nothing is offered below a plain card where %s", async (_, meant, text = "my ankles feel tight, what helps?") => {
  const understandable = { concern: "emergency", certainty: "plain", nearest: close(0.9) } as const;
  const reply = await replyWith({ ...understandable, ...meant }, text);
  expect(reply.startsWith(await card(meant.concern ?? "emergency"))).toBe(true);
  expect(reply).not.toContain("\n- ");
});

test("a hint that may mean something else gets the card first, and the answer below it", async () => {
  const reply = await replyWith({ concern: "abuse", certainty: "likely", nearest });
  expect(reply.startsWith(await card("abuse"))).toBe(true);
  const { otherwise } = (await shippedContent()).site.guide;
  expect(reply.indexOf(await entryText())).toBeGreaterThan(reply.indexOf(textOf(otherwise ?? "")));
});

test.each([
  ["minutes count", "emergency"],
  ["somebody may wish to die", "self-harm"],
])("where %s, the answer below the card is only offered: it would calm", async (_, kind) => {
  const reply = await replyWith({ concern: kind, certainty: "likely", nearest, referral: "medicine" });
  expect(reply.startsWith(await card(kind))).toBe(true);
  const { guidance, site } = await shippedContent();
  const title = textOf(guidance.find(({ id }) => id === "swollen-legs")?.title ?? "");
  expect(reply).toContain(`- ${title}`);
  expect(reply).not.toContain(await entryText());
  expect(reply).not.toContain("pharmacist");
  // The card itself asks to write it in other words.
  expect(reply).not.toContain(textOf(site.guide.otherwise ?? ""));
});

test("where there is no answer, the card stands alone", async () => {
  const { site } = await shippedContent();
  const reply = await replyWith({ concern: "abuse" }, "zyxw vutsr");
  expect(reply.startsWith(await card("abuse"))).toBe(true);
  expect(reply).not.toContain(textOf(site.guide.otherwise ?? ""));
});

test("a faint hint gets one line with its number first, then the answer or what there is", async () => {
  const { safety, guide } = (await shippedContent()).site;
  for (const { kind, unsure = "" } of safety.concerns) {
    const line = fillIn(textOf(unsure), numbersOf(safety));
    expect(line).toMatch(/\d{3}/);
    const answered = await replyWith({ concern: kind, certainty: "unsure", nearest });
    expect(answered.startsWith(`${line}\n\n`)).toBe(true);
    expect(answered).toContain(await entryText());
    expect(answered).not.toContain(await card(kind));
    const unanswered = await replyWith({ concern: kind, certainty: "unsure" }, "zyxw vutsr");
    expect(unanswered.startsWith(`${line}\n\n${textOf(guide.unknown)}`)).toBe(true);
  }
});

test("where only questions are offered, it says who can tell more about one's health", async () => {
  const { ifHealth = "", meant = "" } = (await shippedContent()).site.guide;
  const offered = await replyWith({ nearest: close(0.49) });
  expect(offered).toContain(`${textOf(ifHealth)}\n\n${textOf(meant)}`);
  expect(offered).not.toContain(await entryText());
  expect(await replyWith({ nearest })).not.toContain(textOf(ifHealth));
});

const titleOf = async (id: string): Promise<string> =>
  textOf((await shippedContent()).guidance.find((entry) => entry.id === id)?.title ?? "");

test("the two likeliest of what is unsure are told, each below its own question", async () => {
  const { guide } = (await shippedContent()).site;
  const [title, second, third] = await Promise.all(["swollen-legs", "leg-cramps", "heart-failure-weight"].map(titleOf));
  const reply = await replyWith({ nearest: close(0.6) });
  expect(reply.startsWith(`${fillIn(textOf(guide.perhaps ?? ""), { question: title ?? "" })}\n\n`)).toBe(true);
  expect(reply).toContain(await entryText());
  expect(reply).toContain(`\n\n${fillIn(textOf(guide.orPerhaps ?? ""), { question: second ?? "" })}\n\n`);
  expect(reply).not.toContain(`- ${title}`);
  expect(reply).not.toContain(`- ${second}`);
  expect(reply).toContain(`${textOf(guide.meant ?? "")}\n- ${third}`);
  // A line that asks on stays with them.
  const on = { text: "And how long should I wait?", before: QUESTION.text, language: "en" };
  expect(replies.replyTo(on, await replies.hear(on), [])).toBe(reply);
});

test.each([
  ["a wish to die", "self-harm", false],
  ["a body in danger", "emergency", false],
  ["harm by somebody else", "abuse", true],
])("beside a hint at %s, what is unsure is told only where it could not calm or help", async (_, kind, isTold) => {
  const title = await titleOf("swollen-legs");
  const hinted = await replyWith({ nearest: close(0.6), concern: kind, certainty: "unsure" });
  expect(hinted.includes(`- ${title}`)).toBe(!isTold);
  expect(hinted.includes(await entryText())).toBe(isTold);
  const card = await replyWith({ nearest: close(0.6), concern: kind, certainty: "likely" });
  expect(card.includes(await entryText())).toBe(isTold);
});

test("a hint so faint that nobody is told of it leaves what is unsure below its own question", async () => {
  const reply = await replyWith({ nearest: close(0.6), faintConcern: "self-harm" });
  expect(reply).toContain(await entryText());
});

test.each([
  ["asks on", "And how long should I wait?"],
  ["names nothing that an entry is about", "and does it cost?"],
])("an answer that a line which %s gets again says that it is all there is", async (_, text) => {
  const { guide } = (await shippedContent()).site;
  understood = { nearest: [{ id: "naps", likeness: 0.1 }] };
  const before = await titleOf("swollen-legs");
  const question = { text, before, language: "en" };
  const reply = replies.replyTo(question, await replies.hear(question), []);
  expect(reply.startsWith(textOf(guide.again ?? ""))).toBe(true);
  expect(reply).toContain(await entryText());
});

test("a card has a line about another danger that is as likely, and none about one that is not", async () => {
  const { safety } = (await shippedContent()).site;
  const { unsure = "" } = safety.concerns.find(({ kind }) => kind === "self-harm") ?? {};
  const line = fillIn(textOf(unsure), numbersOf(safety));
  const pills = { concern: "emergency", certainty: "plain", scores: { emergency: 0.15, "self-harm": 0.1 } } as const;
  expect(await replyWith(pills)).toContain(`${await card("emergency")}\n\n${line}`);
  const fall = { ...pills, scores: { emergency: 0.15, "self-harm": -0.1 } };
  expect(await replyWith(fall)).not.toContain(line);
  expect(await replyWith({ ...pills, certainty: "unsure" })).not.toContain(line);
});

test.each([
  ["Hello. I am 81 and live alone with my cat.", "greeting"],
  ["ok well thank you hon, gonna call them monday", "thanks"],
] as const)("%j asks for nothing, and is answered as a %s", async (text, kind) => {
  const { guide } = (await shippedContent()).site;
  const unlike = { nearest: [{ id: "naps", likeness: 0.1 }] };
  expect((await replyWith(unlike, text)).startsWith(textOf(guide[kind] ?? ""))).toBe(true);
  // What hints at danger however faintly, is asked, or could not be understood, is not greeted away.
  expect(await replyWith({ ...unlike, faintConcern: "self-harm" }, text)).toContain(textOf(guide.unknown));
  expect(await replyWith(unlike, `${text} Where can I park?`)).toContain(textOf(guide.unknown));
  expect(await replyWith({ ...unlike, isLate: true }, text)).not.toContain(textOf(guide[kind] ?? ""));
});

test("a goodbye after an answer is thanked for, below a line where it hints at danger ever so faintly", async () => {
  const { guide, safety } = (await shippedContent()).site;
  const { unsure = "" } = safety.concerns.find((concern) => concern.kind === "self-harm") ?? {};
  const line = fillIn(textOf(unsure), numbersOf(safety));
  const thanks = textOf(guide.thanks ?? "");
  const goodbye = { text: "I will ask my daughter tomorrow. Much obliged", before: QUESTION.text, language: "en" };
  const replyTo = async (meant: Partial<Understood>) => {
    understood = { nearest: close(0.6), ...meant };
    return replies.replyTo(goodbye, await replies.hear(goodbye), []);
  };
  expect((await replyTo({})).startsWith(thanks)).toBe(true);
  expect((await replyTo({ faintConcern: "self-harm" })).startsWith(`${line}\n\n${thanks}`)).toBe(true);
  expect(await replyTo({ isLate: true })).not.toContain(thanks);
});

test.each(["Help, I slid off my chair", "Ayuda, me resbalé de la silla", "😢\nshe left me"])(
  "%j is no greeting",
  async (text) => {
    const { guide } = (await shippedContent()).site;
    const reply = await replyWith({ nearest: [{ id: "naps", likeness: 0.1 }] }, text);
    for (const code of ["en", "es"]) expect(reply).not.toContain(textOf(guide.greeting, code));
  },
);

test.each([
  ["and how many would it be?", "likely", false],
  ["and how many do I have to take so it works?", "likely", true],
  ["and what about that?", "unsure", false],
] as const)("after a harmless line, %j that is %s like danger", async (text, certainty, isCard) => {
  const before = await titleOf("swollen-legs");
  understood = { concern: "self-harm", faintConcern: "self-harm", certainty, nearest: [{ id: "naps", likeness: 0.1 }] };
  const question = { text, before, language: "en" };
  const reply = replies.replyTo(question, await replies.hear(question), []);
  expect(reply.startsWith(await card("self-harm"))).toBe(isCard);
});

test("a memory is thanked for, and not answered as if it asked for something", async () => {
  const { guide } = (await shippedContent()).site;
  const text = "My late husband and I used to dance every saturday at the VFW";
  expect((await replyWith({ nearest }, text)).startsWith(textOf(guide.told ?? ""))).toBe(true);
  expect(await replyWith({ nearest, faintConcern: "self-harm" }, text)).not.toContain(textOf(guide.told ?? ""));
});
