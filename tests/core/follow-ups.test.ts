import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { readingGrade } from "#core/content-check/reading-grade.ts";
import type { AmountFollowUp, FollowUp } from "#core/content-model/follow-ups.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { amountOf, followUpsFor, readAmount, saidTo } from "#core/shared/follow-ups.ts";
import { textOf } from "#core/shared/text-of.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const [weekly] = ruleOf("exercise").followUps as [AmountFollowUp];
const [loss] = ruleOf("diet").followUps as [Extract<FollowUp, { type: "choice" }>];

test.each([
  ["", null],
  ["  ", null],
  ["0", 0],
  [" 7 ", 7],
  ["8", undefined],
  ["6,5", undefined],
  ["6.5", undefined],
  ["-1", undefined],
  ["five", undefined],
])("%j in a field up to 7 reads as %j", (typed, read) => expect(readAmount(typed, 7)).toBe(read));

test.each([
  [["5", "30"], 150],
  [["7", ""], null],
  [["", "30"], null],
  [["0", ""], 0],
  [["8", "30"], null],
  [[], null],
])("%j come to %j minutes a week", (typed, amount) => expect(amountOf(weekly, typed)).toBe(amount));

test.each([
  [0, /Any movement/],
  [1, /any is better than none/],
  [149, /any is better than none/],
  [150, /or more/],
  [4200, /or more/],
])("to %i minutes something kind is said", (amount, words) =>
  expect(textOf(saidTo(weekly, amount) ?? "")).toMatch(words),
);

test("what names no alert is always asked, the rest where one of its alerts was raised", () => {
  const names = (raised?: string[]) => followUpsFor([weekly, loss], raised).map(({ name }) => name);
  expect(names()).toEqual(["minutes-a-week"]);
  expect(names(["eating-much-less"])).toEqual(["minutes-a-week"]);
  for (const alert of ["weight-lost", "weight-down"])
    expect(names([alert])).toEqual(["minutes-a-week", "loss-intended"]);
});

test("who lost weight without meaning to, or is not sure, is sent to the doctor this week", () => {
  const said = Object.fromEntries(loss.choices.map(({ value, say }) => [value, say]));
  for (const value of ["no", "not-sure"]) {
    expect(textOf(said[value] ?? "")).toContain("see your doctor this week");
    expect(textOf(said[value] ?? "", "es")).toContain("vea a su médico esta semana");
  }
  expect(textOf(said["yes"] ?? "")).toContain("keep an eye on it");
});

const all = ruleNames.flatMap((scale) => (ruleOf(scale).followUps ?? []).map((followUp) => ({ scale, ...followUp })));

describe.each(all)("$scale: $name", (followUp) => {
  test("is easy to read and reproaches nobody", () => {
    const said =
      followUp.type === "choice" ? followUp.choices.map(({ say }) => say) : followUp.says.map(({ say }) => say);
    for (const text of said) {
      expect(readingGrade(textOf(text), syllable)).toBeLessThanOrEqual(7);
      expect(textOf(text)).not.toMatch(/should have|only|too little|not enough|fail|!/i);
      expect(textOf(text, "es")).not.toMatch(/solo|sólo|muy poco|no basta|!/i);
    }
  });
});

test("what an editor gets wrong beside a result is named", () => {
  const diet = ruleOf("diet");
  const [yes] = loss.choices;
  const wrong = {
    ...diet,
    followUps: [
      { ...loss, alerts: ["weight-gone"], choices: [yes, yes] },
      {
        ...weekly,
        name: loss.name,
        says: [
          { from: 1, say: "…" },
          { from: 1, say: "…" },
        ],
      },
    ],
  } as ScoringRule;
  const issues = ruleIssues("scoring-rules/diet.json", wrong, surveyOf("diet"));
  expect(issues.map(({ code, path }) => [code, path])).toEqual([
    ["ALERT_UNKNOWN", "followUps[0].alerts[0]"],
    ["NAME_TWICE", "followUps[0].choices[1].value"],
    ["NAME_TWICE", "followUps[1].name"],
    ["SAYS_ORDER", "followUps[1].says[0].from"],
    ["SAYS_ORDER", "followUps[1].says[1].from"],
  ]);
});
