import { expect, test } from "vitest";
import type { RaisedAlert } from "#core/content-model/alerts.ts";
import type { Answers } from "#core/content-model/answers.ts";
import type { Text } from "#core/content-model/text.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { sentencesOf } from "#core/shared/sentences.ts";
import { talkOnce } from "#core/shared/talk-once.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ruleNames, ruleOf } from "./shipped-content.ts";

const english = { language: "en", say: textOf };
const alert = (name: string, talk: string, others: Partial<RaisedAlert> = {}): RaisedAlert => ({
  ...{ name, kind: "doctor", say: `Because of ${name}.`, talk },
  ...others,
});
const VISIT = { tone: "watch", talk: "Tell your doctor at your next visit. Go sooner if you lose weight." } as const;
const WEEK = { tone: "alert", talk: "See your doctor this week, with someone. Do not drive." } as const;

test("an alert replaces weaker words of the band", () => {
  const { cards, ofBand } = talkOnce([alert("a", "See your doctor this week. Drink enough.")], VISIT, english);
  expect(cards).toMatchObject([{ reasons: ["Because of a."], talk: ["See your doctor this week.", "Drink enough."] }]);
  expect(ofBand).toEqual([]);
});

test("a band that presses as much keeps what the card does not say", () => {
  const said = talkOnce([alert("a", "See your doctor this week.")], WEEK, english);
  expect(said.ofBand).toEqual(["Do not drive."]);
  const twice = talkOnce([alert("a", "See your doctor this week. Do not drive.")], WEEK, english);
  expect(twice.ofBand).toEqual([]);
});

test("a band that presses more lends its time to the card", () => {
  const later = alert("a", "See your doctor in two weeks. Take a list along.", { urgency: "weeks" });
  expect(talkOnce([later], WEEK, english)).toMatchObject({
    cards: [{ talk: ["See your doctor this week, with someone.", "Take a list along."] }],
    ofBand: ["Do not drive."],
  });
});

test("several alerts share a card: each has its reason, the most pressing its time, and no sentence comes twice", () => {
  const { cards } = talkOnce(
    [
      alert("a note", "If you like, tell your doctor. Rest.", { kind: "note" }),
      alert("later", "See your doctor in two weeks. Do not drive.", { urgency: "weeks" }),
      alert("one", "Call your doctor this week. Do not drive."),
      alert("two", "See your doctor this week. Call {emergency} if your chest hurts."),
    ],
    undefined,
    english,
  );
  expect(cards).toEqual([
    {
      name: "one",
      kind: "doctor",
      reasons: ["one", "two", "later", "a note"].map((name) => `Because of ${name}.`),
      talk: ["Call your doctor this week.", "Do not drive.", "Call {emergency} if your chest hurts.", "Rest."],
    },
  ]);
});

test("a crisis, an emergency and abuse keep a card and all their words, and abuse silences nothing", () => {
  const crisis = alert("thoughts", "Call {crisis} at any hour. Tell someone.", { kind: "crisis" });
  const abuse = alert("hurt", "Call {abuse}. You are not to blame.", { kind: "abuse" });
  const { cards, ofBand } = talkOnce([crisis, abuse, alert("a", "See your doctor this week. Rest.")], WEEK, english);
  expect(cards.map(({ name, talk }) => [name, talk])).toEqual([
    ["thoughts", ["Call {crisis} at any hour.", "Tell someone."]],
    ["hurt", ["Call {abuse}.", "You are not to blame."]],
    ["a", ["Rest."]],
  ]);
  expect(ofBand).toEqual([]);
  expect(talkOnce([abuse], VISIT, english).ofBand).toHaveLength(2);
});

test("notes alone press nobody: each keeps its own words, and the band its own", () => {
  const notes = ["a", "b"].map((name) => alert(name, `If ${name}, tell your doctor.`, { kind: "note" }));
  expect(talkOnce(notes, VISIT, english)).toMatchObject({
    cards: [{ talk: ["If a, tell your doctor."] }, { talk: ["If b, tell your doctor."] }],
    ofBand: [{}, {}],
  });
});

const TIMES = {
  en: [/this week/i, /two weeks|next weeks/i, /next visit/i, /\bsoon\b/i],
  es: [/esta semana/i, /dos semanas|próximas semanas/i, /próxima visita/i, /\bpronto\b/i],
};
const shipped = ruleNames.flatMap((name) => ruleOf(name).examples.map((example) => ({ name, ...example })));

/** Everything that the page of a result says of a doctor, and what else stands around it. */
function pageOf(name: string, answers: Answers, stored: Parameters<typeof scoreAnswers>[2], language: "en" | "es") {
  const rule = ruleOf(name);
  const { score, trace } = scoreAnswers(rule, answers, stored);
  const band = rule.bands[bandIndexOf(rule.bands, score ?? Number.NaN)];
  const alerts = trace.alerts ?? [];
  const say = (text: Text) => textOf(text, language);
  const { cards, ofBand } = talkOnce(alerts, band, { language, say });
  const others = [...cards.flatMap(({ reasons }) => reasons), ...(band ? [band.explanation, band.nextStep] : [])];
  const around = others.flatMap((text) => sentencesOf(say(text), language));
  return { alerts, sentences: [...cards.flatMap(({ talk }) => talk), ...ofBand], around };
}

test.each(shipped)("$name: with “$title” a page names one time, and reads no sentence twice", (example) => {
  for (const language of ["en", "es"] as const) {
    const { alerts, sentences, around } = pageOf(example.name, example.answers, example.stored, language);
    const all = [...sentences, ...around];
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
    if (!alerts.some(({ kind }) => kind === "doctor")) continue;
    // "Go this week if your weight goes down" says so of a case, and not of now.
    const bound = sentences.filter((sentence) => !/\b(if|si)\b/i.test(sentence));
    const named = TIMES[language].filter((time) => bound.some((sentence) => time.test(sentence)));
    expect([language, named.length]).toEqual([language, 1]);
  }
});

test("sentences are found in each language", () => {
  expect(sentencesOf("Vaya esta semana. ¿Le duele? Llame.", "es")).toEqual([
    "Vaya esta semana.",
    "¿Le duele?",
    "Llame.",
  ]);
  expect(sentencesOf("", "en")).toEqual([]);
});
