import { expect, test } from "vitest";
import type { Domain } from "#core/content-model/domains.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { offeredQuestions } from "../../src/features/chat/offered-questions.ts";
import {
  cardFor,
  replyAfterCard,
  replyInConversation,
  replyOf,
  wholeCardIfRepeated,
} from "../../src/features/chat/reply-of.ts";
import { ENGLISH, loadLanguage } from "../../src/ui/language/language.ts";
import { site as readSite } from "../core/shipped-content.ts";

const site = readSite();
const { guide, safety } = site;
const spanish = await loadLanguage("es");
const standing = (language: string) => fillIn(textOf(guide.standing ?? "", language), numbersOf(safety));
const abuse = safety.concerns.find(({ kind }) => kind === "abuse");
if (!abuse) throw new Error("no concern of this kind");

test("a reply of the server that is a safety message is a card, in the language of the reply", () => {
  const { message, numbers } = safetyWord(abuse, safety, "es");
  const reply = replyOf(`${message}\n\n${standing("es")}`, null, site, "en");
  expect(reply).toMatchObject({ lang: "es", card: { kind: "abuse", numbers } });
  expect(reply.content(ENGLISH)).toBe(message);
  expect(reply.card?.after(ENGLISH)).toBe(standing("es"));
  expect(reply.made).toBeUndefined();
});

test.each([
  ["the standing line of another language", `Camine.\n\n${standing("es")}`, "en", "es"],
  ["the guide's word on itself", `Walk.\n\n${textOf(guide.about)}`, "es", "en"],
  ["the word that there is nothing", textOf(guide.unknown, "es"), "en", "es"],
  ["none of the guide's sentences", "Walk.", "es", "es"],
])("a reply with %s is marked with its language", (_, text, page, language) => {
  const reply = replyOf(text, null, site, page);
  expect(reply).toMatchObject({ lang: language, made: null });
  expect(reply.content(ENGLISH)).toBe(text);
  expect(reply.card).toBeUndefined();
});

test("the browser's own card ends with the standing line, and speaks the language of the page", () => {
  const card = cardFor("My son hits me", site);
  expect(card?.card).toMatchObject({ kind: "abuse", numbers: safetyWord(abuse, safety).numbers });
  expect(card?.content(ENGLISH)).toBe(safetyWord(abuse, safety).message);
  expect(card?.card?.after(ENGLISH)).toBe(standing("en"));
  expect(card?.content(spanish)).toBe(safetyWord(abuse, safety, "es").message);
  expect(card?.card?.after(spanish)).toBe(standing("es"));
  expect(cardFor("How can I sleep better?", site)).toBeNull();
});

test("after a card, an answer comes back to it first, and is never that there is nothing", () => {
  const goesOn = (language: string) => fillIn(textOf(abuse.goesOn ?? "", language), numbersOf(safety));
  const answer = replyAfterCard(replyOf("Walk.", null, site, "en"), "abuse", site);
  expect(answer.goesOn?.(ENGLISH)).toBe(goesOn("en"));
  expect(answer.content(ENGLISH)).toBe("Walk.");
  const nothing = replyOf(`${textOf(guide.unknown, "es")}\n\n- Dieta`, null, site, "en");
  const afterNothing = replyAfterCard(nothing, "abuse", site);
  expect([afterNothing.goesOn?.(ENGLISH), afterNothing.content(ENGLISH)]).toEqual([goesOn("es"), standing("es")]);
  const card = replyOf(safetyWord(abuse, safety).message, null, site, "en");
  expect(replyAfterCard(card, "self-harm", site)).toBe(card);
});

test("what comes back to a card is not said above two answers in a row", () => {
  const card = { role: "assistant", ...replyOf(safetyWord(abuse, safety).message, null, site, "en") } as const;
  const walk = replyOf("Walk.", null, site, "en");
  const first = replyInConversation(walk, [card], site);
  expect(first.goesOn).toBeDefined();
  const second = replyInConversation(walk, [card, { role: "assistant", ...first }, { role: "user" }], site);
  expect([second.goesOn, second.content(ENGLISH)]).toEqual([undefined, "Walk."]);
});

test.each(["en", "es"])("after a card, a reply in %s that found nothing is never only whom to call", (code) => {
  const card = { role: "assistant", ...replyOf(safetyWord(abuse, safety).message, null, site, "en") } as const;
  const unknown = `${textOf(guide.unknown, code)}\n\n${standing(code)}`;
  const nothing = replyOf(unknown, null, site, "en");
  const first = replyInConversation(nothing, [card], site);
  const second = replyInConversation(nothing, [card, { role: "assistant", ...first }, { role: "user" }], site);
  expect(second.goesOn?.(code === "es" ? spanish : ENGLISH)).toBe(
    fillIn(textOf(abuse.goesOn ?? "", code), numbersOf(safety)),
  );
});

test("what the guide offers can be asked in every language, and no other point of a list", () => {
  const question = { default: "How much?", es: "¿Cuánto?" };
  const isOffered = offeredQuestions([{ suggestedQuestions: [question, "Why?"] } as unknown as Domain], guide);
  for (const suggested of ["How much?", "¿Cuánto?", "Why?"]) expect(isOffered(suggested, "")).toBe(true);
  for (const sentence of [guide.topics, guide.meant ?? "", guide.also ?? ""]) {
    for (const { code } of site.languages) expect(isOffered("Sleep", textOf(sentence, code))).toBe(true);
  }
  for (const before of ["", "Three things help:"]) expect(isOffered("Walk a little.", before)).toBe(false);
});

test("a line for a faint hint has its number to press, is kept nowhere, and nothing comes back to it", () => {
  const { kind, unsure: message = "" } = abuse;
  const line = safetyWord({ kind, message }, safety, "es");
  const reply = replyOf(`${line.message}\n\nCamine.`, null, site, "en");
  expect(reply).toMatchObject({ lang: "es", card: { kind: "abuse", numbers: line.numbers, isUnsure: true } });
  expect(reply.card?.after(ENGLISH)).toBe("Camine.");
});

test("the second line about a concern in a conversation is its whole card; one about another is not", () => {
  const { kind, unsure: message = "" } = abuse;
  const line = replyOf(`${safetyWord({ kind, message }, safety).message}\n\nWalk.`, null, site, "en");
  expect(wholeCardIfRepeated(line, [], site)).toBe(line);
  expect(wholeCardIfRepeated(line, [{}, { card: { kind: "emergency", numbers: [], after: () => "" } }], site)).toBe(
    line,
  );
  const whole = wholeCardIfRepeated(line, [line, {}], site);
  expect(whole.content(ENGLISH)).toBe(safetyWord(abuse, safety).message);
  expect(whole.card).toMatchObject({ kind, numbers: safetyWord(abuse, safety).numbers, isUnsure: false });
  expect(whole.card?.after(ENGLISH)).toBe("Walk.");
});
