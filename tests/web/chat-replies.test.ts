import { expect, test } from "vitest";
import type { Domain } from "#core/content-model/domains.ts";
import type { Text } from "#core/content-model/text.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Reply } from "../../src/features/chat/message.ts";
import { offeredQuestions } from "../../src/features/chat/offered-questions.ts";
import { replyInConversation, wholeCardIfRepeated } from "../../src/features/chat/reply-in-conversation.ts";
import { cardFor, replyOf } from "../../src/features/chat/reply-of.ts";
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

const goesOn = (place: number, language: string) =>
  fillIn(textOf(abuse.goesOn?.[place] ?? "", language), numbersOf(safety));
const saidAgain = (place: number, language: string) =>
  fillIn(textOf(abuse.again?.[place] ?? "", language), numbersOf(safety));
const cardOf = (kind: string): Reply => {
  const concern = safety.concerns.find((one) => one.kind === kind) ?? abuse;
  return replyOf(safetyWord(concern, safety).message, null, site, "en");
};

test("after a card, an answer that names nobody to call comes back to it first, in other words each time", () => {
  const card = cardOf("abuse");
  const first = replyInConversation(replyOf("Walk.", null, site, "en"), [card], site);
  expect([first.goesOn?.(ENGLISH), first.content(ENGLISH)]).toEqual([goesOn(0, "en"), "Walk."]);
  const second = replyInConversation(replyOf(`Camine.\n\n${standing("es")}`, null, site, "en"), [card, first], site);
  expect(second.goesOn?.(ENGLISH)).toBe(goesOn(1, "es"));
  expect(goesOn(1, "en")).not.toBe(goesOn(0, "en"));
  expect(replyInConversation(replyOf("Walk.", null, site, "en"), [], site).goesOn).toBeUndefined();
});

test("after a card, an answer that says whom to call needs nothing above it", () => {
  const answer = replyOf(`Call 1-800-799-7233.\n\n${standing("en")}`, null, site, "en");
  expect(replyInConversation(answer, [cardOf("abuse")], site)).toBe(answer);
});

test.each(["en", "es"])("a card of the same kind again has other words and the numbers of those, in %s", (code) => {
  const whole = replyOf(safetyWord(abuse, safety, code).message, null, site, code);
  const again = replyInConversation(whole, [cardOf("abuse")], site);
  expect(again.content(ENGLISH)).toBe(saidAgain(0, code));
  expect(again.card).toMatchObject({ kind: "abuse", isUnsure: false });
  for (const number of again.card?.numbers ?? []) expect(saidAgain(0, code)).toContain(number);
  const third = replyInConversation(whole, [cardOf("abuse"), again], site);
  expect(third.content(ENGLISH)).toBe(saidAgain(1, code));
  expect(again.card?.numbers.length).toBeGreaterThan(0);
  const other = cardOf("self-harm");
  expect(replyInConversation(other, [cardOf("abuse")], site).content(ENGLISH)).toBe(other.content(ENGLISH));
});

test("what comes back to a card is in turn also below a hint, and no card comes twice in the same words", () => {
  const hint = safety.concerns.find(({ kind }) => kind === "self-harm");
  const line = safetyWord({ kind: "self-harm", message: hint?.unsure ?? "" }, safety);
  const abuseCard = cardOf("abuse");
  const hinted = replyInConversation(replyOf(line.message, null, site, "en"), [abuseCard], site);
  expect(hinted.card?.after(ENGLISH)).toContain(goesOn(0, "en"));
  const walk = replyInConversation(replyOf("Walk.", null, site, "en"), [abuseCard, hinted], site);
  expect(walk.goesOn?.(ENGLISH)).toBe(goesOn(1, "en"));
  const despair = cardOf("self-harm");
  const back = replyInConversation(cardOf("abuse"), [abuseCard, despair], site);
  expect(back.content(ENGLISH)).toBe(saidAgain(0, "en"));
});

test("after a card, a hint at another danger is one line, and the talk goes on about the card", () => {
  const hint = safety.concerns.find(({ kind }) => kind === "self-harm");
  const line = safetyWord({ kind: "self-harm", message: hint?.unsure ?? "" }, safety);
  const reply = replyOf(`${line.message}\n\n${standing("en")}`, null, site, "en");
  const shown = replyInConversation(reply, [cardOf("abuse")], site);
  expect([shown.content(ENGLISH), shown.card?.isUnsure]).toEqual([line.message, true]);
  expect(shown.card?.after(ENGLISH)).toBe(`${goesOn(0, "en")}\n\n${standing("en")}`);
  // The second hint at a graver danger is its card; one at a lesser danger stays a line.
  const second = replyInConversation(reply, [cardOf("abuse"), shown], site);
  expect([second.content(ENGLISH), second.card?.isUnsure]).toEqual([cardOf("self-harm").content(ENGLISH), false]);
  const { kind, unsure: message = "" } = abuse;
  const lesser = replyOf(`${safetyWord({ kind, message }, safety).message}\n\n${standing("en")}`, null, site, "en");
  expect(replyInConversation(lesser, [cardOf("self-harm"), lesser], site).card?.isUnsure).toBe(true);
  const answered = replyOf(`${line.message}\n\nCall 1-800-799-7233.`, null, site, "en");
  expect(replyInConversation(answered, [cardOf("abuse")], site)).toBe(answered);
});

test("below a card stands what most people ask then, unless other questions are offered there", () => {
  for (const { kind, message, offers = [] } of safety.concerns) {
    expect(offers.length).toBeGreaterThan(1);
    for (const { code } of site.languages) {
      const { message: card } = safetyWord({ kind, message }, safety, code);
      const belowOf = (below: string, earlier: Reply[] = []) =>
        replyInConversation(replyOf(`${card}\n\n${below}`, null, site, "en"), earlier, site).card?.after(ENGLISH);
      const offered = [guide.also ?? "", ...offers].map((one) => textOf(one, code)).join("\n- ");
      expect(belowOf(standing(code))).toBe(`${standing(code)}\n\n${offered}`);
      expect(belowOf("- Dieta")).toBe("- Dieta");
      const somethingElse = `${textOf(guide.otherwise ?? "", code)}\n- Dieta\n\n${standing(code)}`;
      expect(belowOf(`1-800-222-1222\n\n${somethingElse}`)).toBe(`1-800-222-1222\n\n${offered}\n\n${somethingElse}`);
      expect(belowOf(standing(code), [cardOf(kind)])).toBe(standing(code));
    }
  }
});

test("what the guide offers can be asked in every language, and no other point of a list", () => {
  const question = { default: "How much?", es: "¿Cuánto?" };
  const isOffered = offeredQuestions([{ suggestedQuestions: [question, "Why?"] } as unknown as Domain], guide);
  for (const suggested of ["How much?", "¿Cuánto?", "Why?"]) expect(isOffered(suggested, "")).toBe(true);
  for (const sentence of [guide.topics, guide.meant ?? "", guide.also ?? "", guide.otherwise ?? ""]) {
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

test("a line in other words becomes the card that has the same", () => {
  const { kind, instead: [other] = [] } = abuse;
  if (!other) throw new Error("no other words");
  for (const { code } of site.languages) {
    const line = replyOf(safetyWord({ kind, message: other.unsure }, safety, code).message, null, site, "en");
    const whole = wholeCardIfRepeated(line, [line], site);
    expect(whole.content(ENGLISH)).toBe(safetyWord({ kind, message: other.message }, safety, code).message);
  }
});

test("the last card tells in which words a conversation goes on: about a swindler, or about harm by others", () => {
  const { kind, instead: [other] = [] } = abuse;
  const said = (text: Text = "") => safetyWord({ kind, message: text }, safety).message;
  const answer = replyOf("Walk a little.", null, site, "en");
  const swindle = replyOf(said(other?.message), null, site, "en");
  const own = replyOf(said(abuse.message), null, site, "en");
  expect(replyInConversation(answer, [swindle], site).goesOn?.(ENGLISH)).toBe(said(other?.goesOn?.[0]));
  expect(replyInConversation(swindle, [swindle], site).content(ENGLISH)).toBe(said(other?.again?.[0]));
  expect(replyInConversation(swindle, [], site).card?.after(ENGLISH)).toContain(textOf(other?.offers?.[0] ?? "?"));
  const hurt = replyInConversation(own, [swindle], site);
  expect(hurt.content(ENGLISH)).toBe(said(abuse.again?.[0]));
  expect(replyInConversation(answer, [swindle, hurt], site).goesOn?.(ENGLISH)).toBe(said(abuse.goesOn?.[0]));
});

test("a line that becomes its card is not followed by the word that there is nothing", () => {
  const { kind, unsure: message = "" } = abuse;
  const unknown = `${textOf(guide.unknown)}\n\n- Diet\n\n${standing("en")}`;
  const line = replyOf(`${safetyWord({ kind, message }, safety).message}\n\n${unknown}`, null, site, "en");
  expect(wholeCardIfRepeated(line, [line], site).card?.after(ENGLISH)).toBe(standing("en"));
});
