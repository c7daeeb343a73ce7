import { describe, expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { everyFew } from "../support/is-full.ts";
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
  [
    "panas",
    [
      ["two items in each other's sum", (rule) => swapItems(rule, "p3", "p2")],
      ["an item that is not counted", (rule) => rewrite(rule, "{p2}, ", "")],
      ["an item that counts twice", (rule) => rewrite(rule, "{p2}, ", "{p2}, {p2}, ")],
      ["a blank that is made up for", (rule) => set(furtherOf(rule), { missing: { atMost: 1, countsAs: "mean" } })],
    ],
  ],
  [
    "ipaq-sf",
    [
      ["a wrong weight", (rule) => subscore(rule, "vig MET-minutes", "8 *", "7 *")],
      ["another weight for a walk", (rule) => subscore(rule, "walk MET-minutes", "3.3 *", "3 *")],
      ["minutes that are not cut", (rule) => subscore(rule, "mod MET-minutes", "min({mod_min}, 180)", "{mod_min}")],
      ["a day too many for vigorous", (rule) => set(rule, { score: rule.score.replace(">= 20", "> 20") })],
      ["a border that is off by one", (rule) => set(rule, { score: rule.score.replace(">= 1500", "> 1500") })],
      ["a limit that is off by one", (rule) => rewrite(rule, "> 960", ">= 960")],
      ["a limit that is lost", (rule) => set(furtherOf(rule), { formula: "{MET-minutes}", none: undefined })],
      ["a blank that counts as nothing", (rule) => set(rule, { unscored: undefined })],
    ],
  ],
  [
    "psqi",
    [
      ["an efficiency border moved", (rule) => stepAt(rule, "c_efficiency", 3, [86, 0])],
      ["a duration border moved", (rule) => stepAt(rule, "c_duration", 3, [7.5, 0])],
      ["hours against minutes", (rule) => subscore(rule, "efficiency", "6000", "600")],
      ["a part that is not counted", (rule) => set(rule, { score: rule.score.replace(" + {c_medicine}", "") })],
      ["no word on a night of no time", (rule) => set(rule, { none: undefined })],
    ],
  ],
  [
    "eq-index",
    [
      ["a wrong decrement", (rule) => set(groupOf(rule, 3).values, { 5: 0.345 })],
      ["a decrement that is too small in the middle", (rule) => set(groupOf(rule, 1).values, { 3: 0.08 + 0.001 })],
      ["levels in another order", (rule) => swapIn(furtherOf(rule), "{mo level}", "{sc level}")],
      ["an index turned round", (rule) => set(rule, { score: rule.score.replace("1 - ", "1 + ") })],
    ],
  ],
  [
    "intake",
    [
      ["dates turned round", (rule) => set(rule, { score: rule.score.replaceAll("{dob}, {visit}", "{visit}, {dob}") })],
      ["an age without a limit", (rule) => set(rule, { score: "yearsBetween({dob}, {visit})", none: undefined })],
    ],
  ],
])("%s", (id, slips) => {
  // Each is a check of a whole scale: `npm run test:full` makes them all.
  test.each(everyFew(slips, 2))("%s is found", (_, slip) => {
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

function furtherOf(rule: ScoringRule) {
  const further = rule.further?.[0];
  if (!further) throw new Error("no further result");
  return further;
}

const rewrite = (rule: ScoringRule, from: string, to: string) =>
  set(furtherOf(rule), { formula: furtherOf(rule).formula.replace(from, to) });
const swapped = (text: string, one: string, other: string) =>
  text.replace(one, "\0").replace(other, one).replace("\0", other);
const swapIn = (result: { formula: string }, one: string, other: string) =>
  set(result, { formula: swapped(result.formula, one, other) });

function swapItems(rule: ScoringRule, ofScore: string, ofFurther: string): void {
  set(rule, { score: rule.score.replace(`{${ofScore}}`, `{${ofFurther}}`) });
  rewrite(rule, `{${ofFurther}}`, `{${ofScore}}`);
}

function subscore(rule: ScoringRule, name: string, from: string, to: string): void {
  const found = rule.subscores?.find((one) => one.name === name);
  if (!found?.expression.includes(from)) throw new Error(`nothing to change in ${name}`);
  found.expression = found.expression.replace(from, to);
}

function stepAt(rule: ScoringRule, name: string, at: number, cutOff: [number, number]): void {
  const found = rule.steps?.find((one) => one.name === name);
  if (!found || !("from" in found)) throw new Error(`no steps ${name}`);
  found.from[at] = cutOff;
}
