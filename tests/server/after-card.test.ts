import { beforeAll, expect, test } from "vitest";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { MOST_LINES_OF_TALK } from "#core/shared/question-limit.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import type { Content } from "../../server/content/content.ts";
import { createReplies } from "../../server/guidance/reply.ts";
import { whomItIsAbout } from "../../server/guidance/whom-it-is-about.ts";
import { lessonsOf } from "../../server/meaning/lessons.ts";
import { NO_MEANING } from "../../server/meaning/meaning.ts";
import { createQuestionFinder } from "../../server/meaning/question-finder.ts";
import { NOTHING_UNDERSTOOD, type Understood } from "../../server/meaning/understanding.ts";
import { shippedContent } from "../support/test-server.ts";

// What is written after a safety card is mostly about what raised it. These say what would be understood of it.

let content: Content;
let understood: Understood = NOTHING_UNDERSTOOD;
/** What lines that were written before are understood as. */
let earlier: Readonly<Record<string, Partial<Understood>>> = {};
let replies: ReturnType<typeof createReplies>;
beforeAll(async () => {
  content = await shippedContent();
  const understand = async (text: string) => (earlier[text] ? meaning(earlier[text]) : understood);
  replies = createReplies(content, { ...NO_MEANING, understand });
});

/** What is no faint hint counts as one too. */
const meaning = (meant: Partial<Understood>): Understood => ({
  ...NOTHING_UNDERSTOOD,
  faintConcern: meant.concern ?? null,
  ...meant,
});

const POLICE = "after-self-harm-will-police-come";
const near = (id: string, likeness: number) => [{ id, likeness }];
const textIn = (entries: Content["guidance"], id: string) =>
  fillIn(textOf(entries.find((entry) => entry.id === id)?.text ?? ""), numbersOf(content.site.safety));

const cardOf = (kind: string): string => {
  const { safety } = content.site;
  const concern = safety.concerns.find((one) => one.kind === kind);
  return fillIn(textOf(concern?.message ?? ""), numbersOf(safety));
};

async function replyAfter(after: string | undefined, meant: Partial<Understood>, text = "zyxw vutsr"): Promise<string> {
  understood = meaning(meant);
  const question = { text, after, language: "en" };
  return replies.replyTo(question, await replies.hear(question), []);
}

test("after a card, what people then write has its own answer: after one of its kind, and nowhere else", async () => {
  const afterDanger = near(POLICE, 0.6);
  const answer = textIn(content.afterDanger, POLICE);
  expect(answer).toContain("988");
  const reply = await replyAfter("self-harm", { afterDanger });
  expect(reply).toMatch(new RegExp(`^${answer.slice(0, 40)}`));
  expect(reply).not.toContain("Source:");
  for (const kind of ["abuse", undefined]) expect(await replyAfter(kind, { afterDanger })).not.toContain(answer);
  expect(await replyAfter("self-harm", { afterDanger: near(POLICE, 0.19) })).not.toContain(answer);
  // One that is hardly before another is not sure.
  const close = [...near(POLICE, 0.39), ...near("after-self-harm-no-papers", 0.39)];
  expect(await replyAfter("self-harm", { afterDanger: close })).not.toContain(answer);
});

test("after a card, another danger is hinted at where it is sure, and the talk goes on; the same one has its card", async () => {
  const afterDanger = near(POLICE, 0.7);
  const answer = textIn(content.afterDanger, POLICE);
  const emergency = { concern: "emergency", scores: { emergency: 0.6, "self-harm": 0 } } as const;
  // Where minutes count it has its card at once.
  for (const certainty of ["plain", "likely"] as const)
    expect(await replyAfter("self-harm", { ...emergency, certainty, afterDanger })).toContain(cardOf("emergency"));
  // A faint hint has none, and what is nearly as much about the card's own kind goes on with it.
  for (const unsure of [
    { certainty: "unsure" },
    { certainty: "plain", scores: { emergency: 0.6, "self-harm": 0.3 } },
  ] as const)
    expect(await replyAfter("self-harm", { ...emergency, ...unsure })).not.toContain(cardOf("emergency"));
  // One that hardly leads, or is faint, is one line: pills that were taken to die harm the body too.
  const { unsure = "" } = content.site.safety.concerns.find(({ kind }) => kind === "emergency") ?? {};
  const line = fillIn(textOf(unsure), numbersOf(content.site.safety));
  const close = { concern: "emergency", scores: { emergency: 0.2, "self-harm": 0 } } as const;
  for (const certainty of ["likely", "unsure"] as const) {
    const said = await replyAfter("self-harm", { ...close, certainty, afterDanger });
    expect(said).toContain(line);
    expect(said).toContain(answer);
  }
  // Where the answer names the number, the line would only weaken it.
  const named = near("after-self-harm-already-took", 0.7);
  const whole = await replyAfter("self-harm", { ...close, certainty: "likely", afterDanger: named });
  expect(whole).toContain(textIn(content.afterDanger, "after-self-harm-already-took"));
  expect(whole).not.toContain(line);
  const behind = { ...close, scores: { emergency: 0.2, "self-harm": 0.3 }, certainty: "likely" } as const;
  expect(await replyAfter("self-harm", { ...behind, afterDanger })).not.toContain(line);
  const abuse = { concern: "abuse", scores: { abuse: 0.6, "self-harm": 0 } } as const;
  const hinted = await replyAfter("self-harm", { ...abuse, certainty: "plain", afterDanger });
  expect(hinted).toMatch(/^If someone hurts you/);
  expect(hinted).toContain(answer);
  expect(await replyAfter("self-harm", { ...abuse, certainty: "likely" })).not.toContain("If someone hurts you");
  // After the card of an emergency, one that is far clearer has its card: the first was most likely in vain.
  const clearer = {
    concern: "self-harm",
    certainty: "likely",
    scores: { "self-harm": 0.45, emergency: -0.7 },
  } as const;
  expect(await replyAfter("emergency", clearer)).toContain(cardOf("self-harm"));
  const nearer = { ...clearer, scores: { "self-harm": 0.45, emergency: -0.2 } };
  expect(await replyAfter("emergency", nearer)).not.toContain(cardOf("self-harm"));
  // A phrase of danger is sure, and the same danger again has its card where no answer fits.
  expect(await replyAfter("abuse", {}, "I want to die")).toContain(cardOf("self-harm"));
  expect(await replyAfter("abuse", { concern: "abuse", certainty: "likely" })).toContain(cardOf("abuse"));
  // A faint one is no new alarm, unless it may be a new sign of an illness.
  expect(await replyAfter("abuse", { concern: "abuse", certainty: "unsure" })).not.toContain("If someone hurts you");
  expect(await replyAfter("emergency", { concern: "emergency", certainty: "unsure" })).toMatch(/^If this came on/);
});

test("the whole talk tells which danger it is about: the first card may have been a mistake", async () => {
  const pills = { concern: "emergency", certainty: "likely", scores: { emergency: 0.1, "self-harm": -0.1 } } as const;
  const counts = { concern: "self-harm", certainty: "unsure", scores: { emergency: -0.5, "self-harm": 0.2 } } as const;
  const after = async (said: Partial<Understood>, before: typeof earlier) => {
    earlier = before;
    understood = meaning(said);
    const lines = Object.keys(before).join("\n");
    const question = { text: "zyxw vutsr", before: lines, after: "emergency", language: "en" };
    return replies.replyTo(question, await replies.hear(question), []);
  };
  // One faint line is not enough against the card; with the next one it is.
  expect(await after(counts, { "her pills": pills })).not.toContain(cardOf("self-harm"));
  expect(await after(counts, { "her pills": pills, "enough of them": counts })).toContain(cardOf("self-harm"));
  // An answer for what the talk is about comes before a nearer one for another danger.
  const afterDanger = [...near("after-abuse-no-phone", 0.5), ...near("after-emergency-alone-and-door-locked", 0.44)];
  const told = { "i fell": { scores: { emergency: 0.6 } }, "my hip": { scores: { emergency: 0.5 } } };
  expect(await after({ afterDanger }, told)).toContain(
    textIn(content.afterDanger, "after-emergency-alone-and-door-locked"),
  );
  // What was said before helps to tell what is asked.
  const both = [...near("after-emergency-bleeding", 0.37), ...near("after-emergency-seizure", 0.37)];
  const lines = { "it will not stop": { afterDanger: near("after-emergency-bleeding", 0.6) } };
  const bleeding = textIn(content.afterDanger, "after-emergency-bleeding");
  expect(await after({ afterDanger: both }, {})).not.toContain(bleeding);
  expect(await after({ afterDanger: both }, lines)).toContain(bleeding);
  earlier = {};
});

test("after a card, a question about a medicine is referred without a list of topics, and not where minutes count", async () => {
  const { guide, safety } = content.site;
  const referral = textOf(safety.referrals.find(({ kind }) => kind === "medicine")?.message ?? "");
  const reply = await replyAfter("self-harm", { referral: "medicine" }, "zyxw vutsr");
  expect(reply).toMatch(new RegExp(`^${referral.slice(0, 40)}`));
  expect(reply).not.toContain(textOf(guide.topics));
  expect(await replyAfter("emergency", { referral: "medicine" }, "zyxw vutsr")).not.toContain(referral);
});

test("an older danger does not push out a fresh one, nor what was pressed below its card", async () => {
  const hits = { scores: { abuse: 0.5 } };
  earlier = { "he hits": hits, "he hit again": hits, "he shoves": hits, "he locks me in": hits };
  let lines = [...Object.keys(earlier), "i have chest pain"].join("\n");
  const after = async (text: string, said: Partial<Understood> = {}) => {
    understood = meaning(said);
    const question = { text, before: lines, after: "emergency", language: "en" };
    return replies.replyTo(question, await replies.hear(question), []);
  };
  const waiting = content.afterDanger.find(({ id }) => id === "after-emergency-while-waiting");
  expect(await after(textOf(waiting?.title ?? ""))).toContain(textIn(content.afterDanger, waiting?.id ?? ""));
  // Pain in the chest was named outright.
  const angry = { concern: "abuse", scores: { emergency: -0.5, abuse: -0.2 } };
  expect(await after("zyxw vutsr", angry)).not.toContain(cardOf("abuse"));
  // What only sounded like an emergency may have been one in vain, where the line hints at something itself.
  lines = Object.keys(earlier).join("\n");
  expect(await after("zyxw vutsr", { ...angry, concern: null })).not.toContain(cardOf("abuse"));
  expect(await after("zyxw vutsr", angry)).toContain(cardOf("abuse"));
  earlier = {};
});

test("of a long talk no more lines are understood anew than the page sends", async () => {
  let asked = 0;
  const understand = async () => {
    asked += 1;
    return NOTHING_UNDERSTOOD;
  };
  const counted = createReplies(content, { ...NO_MEANING, understand });
  const before = Array.from({ length: 50 }, (_, line) => `zyxw ${line}`).join("\n");
  await counted.hear({ text: "vutsr", before, after: "abuse", language: "en" });
  expect(asked).toBe(1 + MOST_LINES_OF_TALK);
});

test("after a card, an answer about something else has to be meant clearly", async () => {
  const legs = textIn(content.guidance, "swollen-legs");
  const meant = (likeness: number) => ({ nearest: near("swollen-legs", likeness) });
  expect(await replyAfter("self-harm", meant(0.6), "my legs swell up")).not.toContain(legs);
  for (const [after, likeness] of [
    [undefined, 0.6],
    ["self-harm", 0.9],
  ] as const)
    expect(await replyAfter(after, meant(likeness), "my legs swell up")).toContain(legs);
});

test("each kind of danger has answers for afterwards, in every language, and no entry is both", () => {
  const { languages, safety } = content.site;
  for (const { kind } of safety.concerns) {
    const own = content.afterDanger.filter(({ after }) => after?.includes(kind));
    expect(own.length, kind).toBeGreaterThan(5);
    for (const { text, asked } of own) {
      expect(Object.keys(asked ?? {})).toEqual(["default", ...languages.slice(1).map(({ code }) => code)]);
      for (const { code } of languages) expect(fillIn(textOf(text, code), numbersOf(safety))).not.toMatch(/[{}]/);
    }
  }
  expect(content.guidance.filter(({ after }) => after)).toEqual([]);
});

test("after a card, where no answer is sure, the likeliest are offered, and never a list of topics", async () => {
  const { guide } = content.site;
  const afterDanger = ["will-police-come", "what-happens-when-i-call", "are-you-a-person", "no-papers"].map(
    (id, place) => ({ id: `after-self-harm-${id}`, likeness: 0.35 - place / 100 }),
  );
  const reply = await replyAfter("self-harm", { afterDanger });
  const titles = afterDanger.map(({ id }) => textOf(content.afterDanger.find((entry) => entry.id === id)?.title ?? ""));
  for (const title of titles.slice(0, 3)) expect(reply).toContain(`- ${title}`);
  expect(reply).not.toContain(titles[3]);
  for (const sentence of [guide.unknown, guide.topics]) expect(reply).not.toContain(textOf(sentence));
});

test("after a card, a cry for help is no greeting, thanks are, and a title that was pressed needs nothing learned", async () => {
  const { guide } = content.site;
  for (const text of ["help", "ayuda", "hello", "???"]) {
    const reply = await replyAfter("self-harm", { afterDanger: near(POLICE, 0.35) }, text);
    for (const sentence of [guide.greeting, guide.topics, guide.unknown])
      for (const code of ["en", "es"]) expect(reply).not.toContain(textOf(sentence, code));
    expect(reply).toContain("988");
  }
  expect(await replyAfter("self-harm", {}, "thank you")).toContain(textOf(guide.thanks ?? ""));
  const police = content.afterDanger.find(({ id }) => id === POLICE);
  expect(await replyAfter("self-harm", {}, textOf(police?.title ?? ""))).toContain(textIn(content.afterDanger, POLICE));
});

test("who is asked for money by a stranger is told first to hang up, and not where those go who are hurt at home", async () => {
  const { instead: [other] = [] } = content.site.safety.concerns.find(({ kind }) => kind === "abuse") ?? {};
  const words = fillIn(textOf(other?.message ?? ""), numbersOf(content.site.safety));
  const raised = { concern: "abuse", certainty: "plain" } as const;
  for (const id of other?.for ?? []) {
    const told = await replyAfter(undefined, { ...raised, afterDanger: near(id, 0.35) });
    expect(told.startsWith(`${words}\n\n`)).toBe(true);
  }
  const [id = ""] = other?.for ?? [];
  const told = await replyAfter(undefined, { ...raised, afterDanger: near(id, 0.6) });
  expect(told.startsWith(`${words}\n\n${textIn(content.afterDanger, id)}`)).toBe(true);
  expect(words).toMatch(/hang up[\s\S]*1-800-799-7233/);
  const close = [...near(id, 0.4), ...near("after-abuse-no-food-water-or-care-now", 0.39)];
  expect((await replyAfter(undefined, { ...raised, afterDanger: close })).startsWith(cardOf("abuse"))).toBe(true);
  const unlike = await replyAfter(undefined, { ...raised, afterDanger: near(id, 0.3) });
  expect(unlike.startsWith(cardOf("abuse"))).toBe(true);
  const hinted = await replyAfter(undefined, { ...raised, certainty: "unsure", afterDanger: near(id, 0.6) });
  const line = fillIn(textOf(other?.unsure ?? ""), numbersOf(content.site.safety));
  expect(hinted.startsWith(`${line}\n\n`)).toBe(true);
});

test("a card is followed by what to do at once where it tells of just that, and nothing else is", async () => {
  const entry = content.afterDanger.find(({ after, atOnce }) => atOnce && after?.includes("emergency"));
  const text = textIn(content.afterDanger, entry?.id ?? "");
  expect(text).not.toBe("");
  const raised = { concern: "emergency", certainty: "plain" } as const;
  const told = await replyAfter(undefined, { ...raised, afterDanger: near(entry?.id ?? "", 0.6) });
  expect(told).toContain(`${cardOf("emergency")}\n\n${text}`);
  // It is also an answer later, where it is meant.
  for (const [likeness, isSaid] of [
    [0.37, false],
    [0.42, true],
  ] as const)
    expect((await replyAfter("emergency", { afterDanger: near(entry?.id ?? "", likeness) })).includes(text)).toBe(
      isSaid,
    );
  for (const meant of [
    { ...raised, afterDanger: near(entry?.id ?? "", 0.3) },
    { ...raised, concern: "abuse", afterDanger: near(entry?.id ?? "", 0.6) },
    { ...raised, afterDanger: near("after-emergency-afraid-to-bother", 0.9) },
  ])
    expect(await replyAfter(undefined, meant)).toMatch(/^\S+ [\s\S]*\.\n\nIn danger or very ill[^\n]*$/);
});

test("after a card, who writes of oneself hardly gets an answer about another person", async () => {
  const id = "after-emergency-someone-else";
  const answer = textIn(content.afterDanger, id);
  const meant = (likeness: number) => ({ afterDanger: near(id, likeness) });
  expect(await replyAfter("emergency", meant(0.4), "he zyxw vutsr")).toContain(answer);
  expect(await replyAfter("emergency", meant(0.4), "I zyxw vutsr")).not.toContain(answer);
  expect(await replyAfter("emergency", meant(0.6), "I zyxw vutsr")).toContain(answer);
  expect(await replyAfter("emergency", meant(0.4), "my wife and I zyxw vutsr")).toContain(answer);
  const afterDanger = [...near(id, 0.48), ...near("after-emergency-while-waiting", 0.45)];
  expect(await replyAfter("emergency", { afterDanger }, "I zyxw vutsr")).toContain(
    textIn(content.afterDanger, "after-emergency-while-waiting"),
  );
});

test("who writes of oneself hardly gets an answer about another: few words tell whom a line is about", () => {
  const ofSelf = {
    en: ["i took all my pills", "he hit me again", "my son hits me when he drinks", "i don't want an ambulance"],
    es: [
      "ya me tomé todas las pastillas",
      "mi hijo me pega",
      "no quiero ir al hospital",
      "tengo la pistola en la mano",
      "me duele el pecho",
    ],
  };
  const ofAnother = {
    en: [
      "my husband has his gun out",
      "she told me her stepfather hurts her",
      "he doesn't want me to call",
      "it is her, not me",
    ],
    es: ["mi marido tiene la pistola", "a mi vecina le pegan", "ella no quiere ir al hospital"],
  };
  for (const [language, lines] of Object.entries(ofSelf))
    expect(lines.filter((line) => whomItIsAbout(line, language) !== "self")).toEqual([]);
  for (const [language, lines] of Object.entries(ofAnother))
    expect(lines.filter((line) => whomItIsAbout(line, language) === "self")).toEqual([]);
  for (const [line, language] of [
    ["what now", "en"],
    ["my wife died and I want to go with her", "en"],
    ["mi mujer murió y quiero irme con ella", "es"],
    ["I", "fr"],
  ] as const)
    expect(whomItIsAbout(line, language)).toBeNull();
});

test("what answers the same for another danger takes nothing from an answer", async () => {
  const later = "after-abuse-thank-you-or-later";
  const close = [
    ...near(later, 0.36),
    ...near("after-self-harm-thanks-for-now", 0.35),
    ...near("after-abuse-paid-helper-reports", 0.25),
  ];
  expect(await replyAfter("abuse", { afterDanger: close, scores: { abuse: 0.5, "self-harm": 0.5 } })).toContain(
    textIn(content.afterDanger, later),
  );
});

test("the whole talk tells who is in danger: a helper writes of oneself too", async () => {
  const afterDanger = near("after-self-harm-afraid-or-alone-now", 0.44);
  const answer = textIn(content.afterDanger, "after-self-harm-afraid-or-alone-now");
  const after = async (text: string, ...before: string[]) => {
    understood = { ...NOTHING_UNDERSTOOD, afterDanger };
    const question = { text, before: before.join("\n"), after: "self-harm", language: "en" };
    return replies.replyTo(question, await replies.hear(question), []);
  };
  expect(await after("I zyxw", "my son zyxw", "I vutsr")).toContain(answer);
  expect(await after("zyxw", "my son zyxw", "he vutsr", "his zyxw")).not.toContain(answer);
});

// By wording alone, and against the other answers of this moment: the encoder would take minutes here.
test.each<[string, string, [line: string, id: string][]]>([
  [
    "self-harm",
    "en",
    [
      ["my grandfather has the gun in his hand", "someone-has-means"],
      ["it is my sister i worry about", "someone-else"],
      ["i have the pills right here with me", "has-means-near"],
    ],
  ],
  [
    "abuse",
    "en",
    [
      ["my neighbor's son slaps her", "someone-else"],
      ["what can i say to my sister", "how-to-help-someone"],
      ["they hit the little boy next door", "a-child"],
      ["he put his hands on my neck", "neck-was-squeezed"],
    ],
  ],
  [
    "emergency",
    "en",
    [
      ["it is my wife who is ill, not me", "someone-else"],
      ["my father does not want an ambulance", "someone-else"],
      ["my own arm is working again", "better-now"],
    ],
  ],
  [
    "self-harm",
    "es",
    [
      ["mi hermano tiene la pistola en la mano", "someone-has-means"],
      ["la que me preocupa es mi hermana", "someone-else"],
      ["tengo las pastillas aquí a mi lado", "has-means-near"],
    ],
  ],
  [
    "abuse",
    "es",
    [
      ["su hijo le pega a mi vecina", "someone-else"],
      ["qué le puedo decir a mi hermana", "how-to-help-someone"],
      ["le pegan a la niña de al lado", "a-child"],
    ],
  ],
  [
    "emergency",
    "es",
    [
      ["la enferma es mi esposa, no yo", "someone-else"],
      ["mi papá no quiere ir al hospital", "someone-else"],
      ["ya puedo mover el brazo otra vez", "better-now"],
    ],
  ],
])("after a card of %s in %s, who speaks of somebody else is answered about them", async (kind, language, lines) => {
  const ids = content.afterDanger.filter(({ after }) => after?.includes(kind)).map(({ id }) => id);
  const find = await createQuestionFinder(
    language,
    lessonsOf(content).askables.filter(({ id }) => ids.includes(id)),
    null,
  );
  const found = lines.map(([line]) => [line, find(line, null).afterDanger[0]?.id]);
  expect(found).toEqual(lines.map(([line, id]) => [line, `after-${kind}-${id}`]));
});

test("cards of what is done by people speak to who worries about somebody else", () => {
  const { languages, safety } = content.site;
  const ofAnother = /\b(somebody|someone) else\b|\botra persona\b/i;
  const silent = safety.concerns
    .filter(({ isUrgent }) => !isUrgent)
    .flatMap(({ kind, message }) =>
      languages.flatMap(({ code }) =>
        [message].filter((one) => !ofAnother.test(textOf(one, code))).map((one) => [kind, textOf(one, code)]),
      ),
    );
  expect(silent).toEqual([]);
});

const VOMITING = "after-emergency-no-vomiting";

test("a sentence that announces a harmful act is answered with a plain no, whatever else the line tells", async () => {
  const no = textIn(content.afterDanger, VOMITING);
  expect(no).toMatch(/please do not make anyone vomit/);
  earlier = { "I'll have him bring it up now.": { afterDanger: near(VOMITING, 0.6) } };
  const line = "He ate the grapes off the counter and some of the blue stuff. I'll have him bring it up now.";
  for (const kind of ["emergency", "self-harm"])
    expect(await replyAfter(kind, {}, line)).toMatch(new RegExp(`^${no.slice(0, 30)}`));
  // It is not said of another danger, nor where the sentence is only a little like it.
  expect(await replyAfter("abuse", {}, line)).not.toContain(no);
  earlier = { "I'll have him bring it up now.": { afterDanger: near(VOMITING, 0.45) } };
  expect(await replyAfter("emergency", {}, line)).not.toContain(no);
  // Where the message itself raises the card, the no stands right below it.
  earlier = { "I'll have him bring it up now.": { afterDanger: near(VOMITING, 0.6) } };
  const first = await replyAfter(undefined, { concern: "emergency", certainty: "likely" }, line);
  expect(first.startsWith(cardOf("emergency"))).toBe(true);
  expect(first).toContain(no);
  earlier = {};
});

test("the words of an act tell it surely, but not where they are denied; of two acts the last one counts", async () => {
  const no = textIn(content.afterDanger, VOMITING).slice(0, 30);
  const drive = textIn(content.afterDanger, "after-emergency-will-drive-there").slice(0, 30);
  const said = (line: string) => replyAfter("emergency", {}, line);
  expect(await said("my sister says to make him throw up, she did that with her boys")).toMatch(new RegExp(`^${no}`));
  expect(await said("le meto el dedo pa que vomite y ya")).toContain("no provoque el vómito");
  expect(await said("i did not make him throw up")).not.toContain(no);
  // A "no" in the clause before denies nothing.
  expect(await said("No, I'll drive him myself.")).toMatch(new RegExp(`^${drive}`));
  expect(await said("She can't stand. I'll drive her over.")).toMatch(new RegExp(`^${drive}`));
  expect(await said("i could make him throw up but i think i just drive him over")).toMatch(new RegExp(`^${drive}`));
});

test("a no to an act stands behind what is asked for word for word, what is nearer, and whom it is about", async () => {
  const drive = textIn(content.afterDanger, "after-emergency-will-drive-there").slice(0, 30);
  const electric = content.afterDanger.find(({ id }) => id === "after-emergency-electric-shock");
  const [way = ""] = waysToAsk(electric as GuidanceEntry).filter((one) => one.split(" ").length > 5);
  expect(await replyAfter("emergency", {}, `${way} or drive him over`)).not.toContain(drive);
  const nearer = [...near("after-emergency-they-take-long", 0.9), ...near("after-emergency-wait-for-someone", 0.52)];
  const waits = textIn(content.afterDanger, "after-emergency-wait-for-someone").slice(0, 30);
  expect(await replyAfter("emergency", { afterDanger: nearer })).not.toContain(waits);
  const drink = "after-self-harm-drinking-tonight";
  const drinks = textIn(content.afterDanger, drink).slice(0, 40);
  expect(await replyAfter("self-harm", {}, "I think I pour myself another drink")).toContain(drinks);
  expect(await replyAfter("self-harm", {}, "my brother will have a drink to calm down, he said")).not.toContain(drinks);
  // Another danger still has its card.
  const emergency = { concern: "emergency", certainty: "plain", scores: { emergency: 0.6, abuse: 0 } } as const;
  expect(await replyAfter("abuse", emergency, "i will confront him about it")).toContain(cardOf("emergency"));
});

test("a faint hint counts only while somebody is known to be in danger", async () => {
  const faint = { faintConcern: "emergency", scores: { emergency: 0.6 } } as const;
  const card = cardOf("emergency");
  expect(await replyAfter(undefined, faint)).not.toContain(card);
  expect(await replyAfter("emergency", { ...faint, certainty: "likely" })).toContain(card);
});

test("each entry that refuses begins with a plain no, in both languages", () => {
  const refusing = content.afterDanger.filter(({ refuses }) => refuses);
  expect(refusing.length).toBeGreaterThan(12);
  for (const { id, text } of refusing) {
    const first = (language: string) => textOf(text, language).split(/(?<=[.!?])\s/)[0];
    expect(first("en"), id).toMatch(/\b(not|no|nothing|nobody)\b/i);
    expect(first("es"), id).toMatch(/\b(no|ni|nada|ninguna|nadie)\b/i);
  }
});

/** The scores of a line that is like one kind of danger alone. */
const scored = (kind: string, score: number): Partial<Understood> => ({
  scores: Object.fromEntries(content.site.safety.concerns.map((one) => [one.kind, one.kind === kind ? score : -1])),
});

/**
 * The reply to a line after a card.
 * @param raised the score of the line that raised the card
 * @param meant what the line after it means
 */
async function replyOnceRaised(
  kind: string,
  raised: number,
  meant: Partial<Understood>,
  text: string,
): Promise<string> {
  const before = "and how many would it be";
  earlier = { [before]: { ...scored(kind, raised), concern: kind, certainty: "likely" } };
  understood = meaning(meant);
  const question = { text, before, after: kind, language: "en" };
  return replies.replyTo(question, await replies.hear(question), []);
}

test.each([
  ["a wish to die", "self-harm", 0.05, -0.8, true],
  ["a wish to die that was plain", "self-harm", 0.3, -0.8, false],
  ["what may be a wish to die", "self-harm", 0.2, -0.8, false],
  ["what may be harm by others", "abuse", 0.2, -0.8, true],
  ["a wish to die, by a line that is a little like it", "self-harm", 0.05, -0.4, false],
  ["a body in danger", "emergency", 0.05, -0.8, false],
])(
  "after a card about %s, an ordinary line is answered only where the card was most likely in vain",
  async (_, kind, raised, now, isOrdinary) => {
    const meant = { ...scored(kind, now), nearest: near("naps", 0.6) };
    const reply = await replyOnceRaised(kind, raised, meant, "my daytime dozing and siesta");
    expect(reply.includes(textIn(content.guidance, "naps"))).toBe(isOrdinary);
  },
);

test.each([
  ["most likely in vain", 0.2, true],
  ["plain", 0.6, false],
])(
  "after a card that was %s, by a score of %s, what a line may mean is offered and a goodbye answered: %s",
  async (_, raised, is) => {
    const harmless = scored("abuse", -0.8);
    const nearest = ["naps", "snoring", "waking-at-night"].flatMap((id, at) => near(id, 0.62 - at / 100));
    const title = textOf(content.guidance.find(({ id }) => id === "naps")?.title ?? "");
    const offered = await replyOnceRaised("abuse", raised, { ...harmless, nearest }, "zyxw vutsr");
    expect(offered.includes(`- ${title}`)).toBe(is);
    const goodbye = await replyOnceRaised("abuse", raised, harmless, "I will tell him Sunday. Thank you dear");
    expect(goodbye.startsWith(textOf(content.site.guide.thanks ?? ""))).toBe(is);
  },
);

test("after a card that came of a second hint, an ordinary line is not taken for another matter", async () => {
  const scores = Object.fromEntries(content.site.safety.concerns.map(({ kind }) => [kind, -0.8]));
  earlier = {
    "I am so tired": { scores: { ...scores, "self-harm": 0.05 }, concern: "self-harm", certainty: "unsure" },
  };
  understood = { ...meaning({ scores }), nearest: near("naps", 0.5) };
  const question = {
    text: "my daytime dozing and siesta",
    before: "I am so tired",
    after: "self-harm",
    language: "en",
  };
  const reply = replies.replyTo(question, await replies.hear(question), []);
  expect(reply).not.toContain(textIn(content.guidance, "naps"));
});

test("after a card, thanks with a sentence is no farewell: what people ask then is offered", async () => {
  const reply = await replyAfter("emergency", { afterDanger: near(POLICE, 0.35) }, "Thank you. He is lying down now");
  expect(reply).not.toContain(textOf(content.site.guide.thanks ?? ""));
});
