import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { placesIn } from "#core/shared/fill-in.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ruleNames, ruleOf, site } from "./shipped-content.ts";

// Answers that a nurse would not pass over, whatever the band of the sum says.

const OFTEN = "3 times a week or more";
const MANY = ["0", "1", "2", "3-4", "5-8", "9+"];
const DECISIONS = ["Never", "Seldom", "Sometimes", "Often", "VeryOften", "Always"];
const CONTACT = ["< Monthly", "Monthly", "Few times/month", "Weekly", "Few times/week", "Daily"];

const TONES_OF_EXERCISE: Readonly<Record<number, string>> = { 0: "watch", 50: "fair", 150: "good", 250: "good" };

type Answers = ScoringRule["examples"][number]["answers"];

function exampleOf(scale: string, title: string): ScoringRule["examples"][number] {
  const found = ruleOf(scale).examples.find((example) => example.title === title);
  if (!found) throw new Error(`${scale} has no example "${title}"`);
  return found;
}

/** Six answers of the pages from `page` on, each worth `points`. */
const block = (page: number, points: number): Answers => ({
  ...Object.fromEntries([0, 1, 2].map((item) => [`${page}-${item}`, MANY[points] ?? ""])),
  ...Object.fromEntries([0, 1].map((item) => [`${page + 1}-${item}`, DECISIONS[points] ?? ""])),
  [`${page + 2}-0`]: CONTACT[points] ?? "",
});

const night = exampleOf("sleep", "the best night").answers;
const food = exampleOf("diet", "the best answers, body mass index 23.0").answers;
const strain = exampleOf("stress", "the nine answers add up to 24").answers;

const raisedBy = (scale: string, answers: Answers, stored = {}): readonly string[] =>
  (scoreAnswers(ruleOf(scale), answers, stored).trace.alerts ?? []).map(({ name }) => name);

test.each<[string, string, Answers, object, readonly string[]]>([
  ["two hours of sleep", "sleep", { ...night, "1-0": "1 AM", "1-2": "3:15 AM", "1-3": 2 }, {}, ["short-sleep"]],
  ["breathing trouble at night", "sleep", { ...night, "3-1": OFTEN }, {}, ["breathing-at-night"]],
  ["snoring and sleepy days", "sleep", { ...night, "4-0": OFTEN, "8-0": OFTEN }, {}, ["snoring-and-sleepy"]],
  [
    "11.5 hours and sleepy",
    "sleep",
    { ...night, "1-0": "8 PM", "1-2": "8 AM", "1-3": 11.5, "8-0": OFTEN },
    {},
    ["long-sleep-and-sleepy"],
  ],
  ["sleep medicine on most nights", "sleep", { ...night, "7-1": OFTEN }, {}, ["sleep-medicine"]],
  ["a good night", "sleep", night, {}, []],
  [
    "more than 6.6 pounds lost",
    "diet",
    { ...food, "weight-loss": "Yes, by more than 6.6 pounds (3 kg)" },
    { bmi: 25 },
    ["weight-lost"],
  ],
  [
    "2.2 to 6.6 pounds lost",
    "diet",
    { ...food, "weight-loss": "Yes, by 2.2 to 6.6 pounds (1 to 3 kg)" },
    { bmi: 25 },
    ["weight-down"],
  ],
  ["eating much less", "diet", { ...food, "food-intake": "Yes, much less" }, { bmi: 25 }, ["eating-much-less"]],
  ["a body mass index of 14", "diet", food, { bmi: 14 }, ["low-body-mass"]],
  ["a body mass index of 18.9", "diet", food, { bmi: 18.9 }, ["lowish-body-mass"]],
  ["nothing about food", "diet", food, { bmi: 25 }, []],
  ["24 family points and no friends", "socialization", { ...block(1, 4), ...block(4, 0) }, {}, ["no-friends"]],
  ["24 points of friends and no family", "socialization", { ...block(1, 0), ...block(4, 4) }, {}, ["no-family"]],
  ["nobody", "socialization", { ...block(1, 0), ...block(4, 0) }, {}, ["hardly-anyone"]],
  ["the top band of stress", "stress", strain, {}, ["heavy-strain"]],
])("%s is told of", (_, scale, answers, stored, names) => expect(raisedBy(scale, answers, stored)).toEqual(names));

test("no band of Learning leaves open what it says about thinking", () => {
  for (const { explanation } of ruleOf("learning").bands) {
    expect(textOf(explanation)).toMatch(/This says nothing about how well you think/);
    expect(textOf(explanation, "es")).toMatch(/Esto no dice nada de lo bien que usted piensa/);
  }
});

test("where a meaning of Learning stands alone, words beside it say what it is not about", () => {
  for (const { aside = "" } of ruleOf("learning").bands) {
    expect(textOf(aside)).toMatch(/not about thinking/);
    expect(textOf(aside, "es")).toMatch(/no del pensamiento/);
  }
});

const BANDS = ruleNames.flatMap((scale) => ruleOf(scale).bands.map((band) => ({ scale, band })));

test.each(["nextStep", "talk"] as const)("where %s of a band speaks of a line, a number to call is named", (part) => {
  const LINE = { en: /helpline|call for help/i, es: /línea de ayuda|pida ayuda/i };
  for (const { scale, band } of BANDS) {
    const text = band[part] ?? "";
    const speaks = Object.entries(LINE).map(([language, line]) => line.test(textOf(text, language)));
    const called = band.calls?.[part] ?? [];
    expect([scale, band.from, ...speaks]).toEqual([scale, band.from, called.length > 0, called.length > 0]);
    for (const numbers of Object.values(regions)) expect(Object.keys(numbers)).toEqual(expect.arrayContaining(called));
  }
});

test("no usual number of Exercise is shown in the colors of alarm", () => {
  // The published means by age and sex lie between 62 and 145.
  for (const { from, tone } of ruleOf("exercise").bands) expect([from, tone]).toEqual([from, TONES_OF_EXERCISE[from]]);
});

test("no band or guide praises the person where an alert may stand beside it", () => {
  const praise = /you sleep well|what your body needs|lean on|strength of yours|usted duerme bien|puntos fuertes/i;
  const bands = ruleNames.filter((name) => ruleOf(name).alerts).flatMap((name) => ruleOf(name).bands);
  const said = [...bands.map(({ explanation }) => explanation), site().guide.strength];
  for (const text of said) for (const language of ["en", "es"]) expect(textOf(text, language)).not.toMatch(praise);
});

const alerts = ruleNames.flatMap((name) => (ruleOf(name).alerts ?? []).map((alert) => ({ scale: name, ...alert })));
const { regions } = site().safety;

describe.each(alerts)("$scale: $name", ({ say, talk = "" }) => {
  test.each([
    ["en", /doctor|trust/],
    ["es", /médico|confianza/],
  ])("says in %s whom to turn to, without a diagnosis or a scare", (language, whom) => {
    const words = `${textOf(say, language)} ${textOf(talk, language)}`;
    expect(words).toMatch(whom);
    expect(words).not.toMatch(/apnea|cancer|cáncer|danger|peligro|!|depress|depresi|disease|enfermedad/i);
    if (language !== "en") expect(words).not.toBe(`${textOf(say)} ${textOf(talk)}`);
  });

  test("can be read with six years of school", () => {
    expect(readingGrade(`${textOf(say)} ${textOf(talk)}`, syllable)).toBeLessThanOrEqual(6);
  });

  test("names only numbers that every region has", () => {
    const places = placesIn(`${textOf(say)} ${textOf(say, "es")} ${textOf(talk)} ${textOf(talk, "es")}`);
    for (const numbers of Object.values(regions)) expect(Object.keys(numbers)).toEqual(expect.arrayContaining(places));
  });
});
