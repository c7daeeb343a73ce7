import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluate } from "#core/conditions/condition.ts";
import {
  type ConditionRow,
  canSay,
  type RowOperator,
  rowsOf,
  textOfRows,
  valuesOf,
} from "#core/conditions/condition-rows.ts";
import { NUMBER_OPERATORS, rowsOfFormula } from "#core/conditions/number-rows.ts";

const OPERATORS: RowOperator[] =
  "is is-not one-of none-of at-least at-most above below contains contains-not answered open".split(
    " ",
  ) as RowOperator[];

// SurveyJS rewrites some signs before it reads, in quotes too, and takes a last backslash for a part of the quote.
const words = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/[{}]|=>|=<|<>|\\$/.test(text));
const value = fc.oneof(words, fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(0.5, -1.25, 10.75), fc.boolean());
const name = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 _-]{0,6}[A-Za-z0-9])?(\.[a-z0-9]{1,4})?$/);
const row: fc.Arbitrary<ConditionRow> = fc.constantFrom(...OPERATORS).chain((operator) => {
  const takes = valuesOf(operator);
  const values =
    takes === "none" ? fc.constant([]) : fc.array(value, { minLength: 1, maxLength: takes === "one" ? 1 : 4 });
  return fc.record({ question: name, operator: fc.constant(operator), values });
});

test("rows written as a condition and read again are the same rows", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.constantFrom("all", "any"), (rows, joined) => {
      const said = { joined: rows.length === 1 ? "all" : joined, rows } as const;
      expect(rowsOf(textOfRows(said))).toEqual(said);
    }),
    { numRuns: 500 },
  );
});

test("an answer that SurveyJS would read as another one is known", () => {
  const said = (value: string) => canSay({ joined: "all", rows: [{ question: "q", operator: "is", values: [value] }] });
  expect(['It\'s "fine"', "a\\b"].map(said)).toEqual([true, true]);
  expect(["a <> b", "a => b", "equals", "a\\"].map(said)).toEqual([false, false, false, false]);
});

test.each([
  "{1-0} notempty and {1-0} <> 'Never'",
  "{11-0} = 'Yes'",
  "{pain} >= 3 or {week.monday} anyof ['much', 'very much']",
])("%s is written again as it was", (condition) => {
  const rows = rowsOf(condition);
  expect(rows && textOfRows(rows)).toBe(condition);
});

test.each([
  "{a} = 1 and ({b} = 2 or {c} = 3)",
  "!({a} = 1)",
  "{a} = {b}",
  "{a} + 1 = 2",
  "{#a} = 1",
  "isClockTime({a})",
  "{a} = ",
  "",
])("rows cannot say: %s", (condition) => expect(rowsOf(condition)).toBeNull());

test.each([
  ["one-of", ["x", "y"], "x", "z"],
  ["none-of", ["x", "y"], "z", "x"],
  ["at-least", [3], 3, 2],
  ["contains", ["x"], ["x", "y"], ["y"]],
  ["answered", [], "x", undefined],
  ["open", [], undefined, "x"],
] as const)("%s holds as its words say", (operator, values, holds, fails) => {
  const text = textOfRows({ joined: "all", rows: [{ question: "q", operator, values }] });
  expect(evaluate(text, { q: holds })).toBe(true);
  expect(evaluate(text, { q: fails })).toBe(false);
});

const numbers = fc.constantFrom(...NUMBER_OPERATORS).chain((operator) => {
  const most = valuesOf(operator) === "none" ? 0 : 1;
  const values = fc.array(fc.constantFrom(0, 1, -3, 18.5), { minLength: most, maxLength: most });
  return fc.record({ question: name, operator: fc.constant(operator), values });
});

test("rows written as a formula of a rule and read again are the same rows", () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 5 }), fc.constantFrom("all", "any"), (rows, joined) => {
      const said = { joined: rows.length === 1 ? "all" : joined, rows } as const;
      expect(rowsOfFormula(textOfRows(said))).toEqual(said);
    }),
  );
});

test.each(["{score} <= 3 and {friends} = 0", "{bmi} >= 18.5", "{a} = 1 or {b} notempty or {c} < -1"])(
  "the formula %s is written again as it was",
  (formula) => {
    const rows = rowsOfFormula(formula);
    expect(rows && textOfRows(rows)).toBe(formula);
  },
);

test.each(["{a} + {b} > 3", "{a} = 1 and ({b} = 2 or {c} = 3)", "{a} = 'x'", "not {a} = 1", "{a} = {b}", "{a} =", ""])(
  "rows cannot say the formula: %s",
  (formula) => expect(rowsOfFormula(formula)).toBeNull(),
);
