import { expect, test } from "vitest";
import { revalueEdits } from "../../src/features/studio/form/options/revalue.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";

const question = { type: "radiogroup", title: "How often?", choices: ["Never", "Often"] };
const survey = {
  pages: [
    {
      name: "page1",
      elements: [
        { ...question, name: "a" },
        { ...question, name: "b", visibleIf: "({a} = 'Never' and {b} empty) or {a} anyof ['Never', 'Often']" },
        { type: "comment", name: "why", title: "Why?", visibleIf: "{why} <> 'Never' and {a} != \"Never\"" },
        { type: "radiogroup", name: "free", title: "And?", choices: [1, 2], visibleIf: "{free} = 1" },
      ],
    },
  ],
};
const rule = {
  points: [{ items: ["a", "b"], values: { Never: 0, Often: 1 }, notAsked: 0 }],
  score: "{a} + iif({free} = 1, 0, 1)",
  alerts: [
    { name: "one", when: "{a} >= 1" },
    { name: "two", when: "{free} = 1 and {a} = 1" },
  ],
  examples: [{ title: "E", answers: { a: "Never", b: "Never", free: 1 }, score: 0 }],
};

function revalued(draft: { survey: string; rule: string }, at: number, option: number, to: string | number) {
  const one = JSON.parse(draft.survey).pages[0].elements[at];
  const path = ["pages", 0, "elements", at, "choices", option];
  const edits = revalueEdits(draft, one, path, one.choices[option], to);
  return { survey: applied(draft.survey, edits.survey ?? []), rule: applied(draft.rule, edits.rule ?? []) };
}
const draft = { survey: JSON.stringify(survey, null, 2), rule: JSON.stringify(rule, null, 2) };

test("points that questions share go along with the option of one of them, and meet again when all have it", () => {
  const one = revalued(draft, 0, 0, "never");
  expect(JSON.parse(one.rule).points).toEqual([
    { items: ["b"], values: { Never: 0, Often: 1 }, notAsked: 0 },
    { items: ["a"], values: { never: 0, Often: 1 }, notAsked: 0 },
  ]);
  const both = revalued(one, 1, 0, "never");
  expect(JSON.parse(both.rule).points).toEqual([{ items: ["a", "b"], values: { never: 0, Often: 1 }, notAsked: 0 }]);
  expect(JSON.parse(both.rule).examples[0].answers).toEqual({ a: "never", b: "never", free: 1 });
});

test("every condition that compares the question says the new value, also one that lines cannot say", () => {
  const { elements } = JSON.parse(revalued(draft, 0, 0, "it's 0").survey).pages[0];
  expect(elements[1].visibleIf).toBe("({a} = 'it\\'s 0' and {b} empty) or {a} anyof ['it\\'s 0', 'Often']");
  expect(elements[2].visibleIf).toBe("{why} <> 'Never' and {a} != 'it\\'s 0'");
});

test("formulas and alerts that compare the answer itself go along; those that compare points stay", () => {
  const after = JSON.parse(revalued(draft, 3, 0, 7).rule);
  expect(after.score).toBe("{a} + iif({free} = 7, 0, 1)");
  expect(after.alerts.map(({ when }: { when: string }) => when)).toEqual(["{a} >= 1", "{free} = 7 and {a} = 1"]);
  const points = {
    ...draft,
    survey: draft.survey.replace('"Often"', "1"),
    rule: draft.rule.replaceAll('"Often"', '"1"'),
  };
  const kept = JSON.parse(revalued(points, 0, 1, 5).rule);
  expect(kept.alerts.map(({ when }: { when: string }) => when)).toEqual(["{a} >= 1", "{free} = 1 and {a} = 1"]);
});

test("the keys of a table go along", () => {
  const table = { pairs: [{ name: "t", rows: "a", columns: "free" }], values: { Never: { "1": 0, "2": 1 }, Often: 3 } };
  const read = { ...draft, rule: JSON.stringify({ ...rule, tables: [table] }) };
  const rows = JSON.parse(revalued(read, 0, 0, "never").rule).tables[0].values;
  expect(rows).toEqual({ never: { "1": 0, "2": 1 }, Often: 3 });
  const columns = JSON.parse(revalued(read, 3, 1, "two").rule).tables[0].values;
  expect(columns).toEqual({ Never: { "1": 0, two: 1 }, Often: 3 });
});
