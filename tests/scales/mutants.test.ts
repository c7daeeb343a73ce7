import { describe, expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { documentsOf, issuesOf } from "./published-scales.ts";

// A slip in a rule must not pass the check: each of these gives somebody another number, or hides an alert.

type Slip = (rule: ScoringRule) => unknown;
const set = (rule: object, values: object) => Object.assign(rule, values);
const groupOf = (rule: ScoringRule, at = 0) => {
  const group = rule.points?.[at];
  if (!group) throw new Error("no points");
  return group;
};
const alertOf = (rule: ScoringRule) => {
  const alert = rule.alerts?.[0];
  if (!alert) throw new Error("no alert");
  return alert;
};

describe.each<[string, [string, Slip][]]>([
  [
    "phq-9",
    [
      ["a wrong weight", (rule) => set(groupOf(rule).values, { 2: 1 })],
      ["an item that counts twice", (rule) => set(rule, { score: rule.score.replace("{q4}", "{q4}, {q4}") })],
      ["an item that is not counted", (rule) => set(rule, { score: rule.score.replace("{q4}, ", "") })],
      ["an alert turned round", (rule) => set(alertOf(rule), { when: "{q9} < 1" })],
      ["an alert that begins too late", (rule) => set(alertOf(rule), { when: "{q9} >= 2" })],
      ["an alert on another item", (rule) => set(alertOf(rule), { when: "{q8} >= 1" })],
      ["an alert on an unknown item", (rule) => set(alertOf(rule), { when: "{q99} >= 1" })],
      ["an alert that is gone", (rule) => set(rule, { alerts: undefined })],
      ["one more open than allowed", (rule) => set(rule, { missing: { atMost: 3, countsAs: "mean" } })],
      ["one fewer open than allowed", (rule) => set(rule, { missing: { atMost: 1, countsAs: "mean" } })],
      ["no word about what is left open", (rule) => set(rule, { missing: undefined })],
      ["an item counted that should not be", (rule) => set(groupOf(rule), { items: [...groupOf(rule).items, "q10"] })],
      ["rounding that is lost", (rule) => set(rule, { score: rule.score.replace("round(", "floor(") })],
    ],
  ],
  [
    "gds-15",
    [
      ["a lost reversal", (rule) => set(groupOf(rule).values, { true: 1, false: 0 })],
      ["an item reversed that is not", (rule) => move(rule, 1, 0)],
      ["a reversed item that is none", (rule) => move(rule, 0, 1)],
    ],
  ],
  [
    "sus",
    [
      ["a blank that counts as nothing", (rule) => set(groupOf(rule), { skipped: 0 })],
      ["another factor", (rule) => set(rule, { score: rule.score.replace("2.5", "2.4") })],
    ],
  ],
  [
    "wemwbs",
    [
      ["one more open than allowed", (rule) => set(rule, { missing: { atMost: 4, countsAs: "mean" } })],
      ["one fewer open than allowed", (rule) => set(rule, { missing: { atMost: 2, countsAs: "mean" } })],
      ["other decimals", (rule) => set(rule, { score: rule.score.replace(", 2)", ", 1)") })],
    ],
  ],
])("%s", (id, slips) => {
  test.each(slips)("%s is found", (_, slip) => {
    const { survey, rule } = documentsOf(id);
    slip(rule);
    expect(issuesOf(survey, JSON.parse(JSON.stringify(rule)))).not.toEqual([]);
  });
});

function move(rule: ScoringRule, from: number, to: number): void {
  const [first, ...rest] = groupOf(rule, from).items;
  set(groupOf(rule, from), { items: rest });
  set(groupOf(rule, to), { items: [...groupOf(rule, to).items, first] });
}
