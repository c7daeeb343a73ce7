import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceOfFormula, type FormulaChoice, formulaOfChoice } from "#core/formulas/formula-choice.ts";

const number = fc.integer({ min: -1000, max: 1000 }).map((value) => value / 4);
const choices: fc.Arbitrary<FormulaChoice> = fc.record({
  way: fc.constantFrom("sum", "mean"),
  names: fc.array(fc.stringMatching(/^[a-z][a-z0-9.-]{0,8}$/), { maxLength: 12 }),
  scaling: fc.option(fc.record({ less: number, span: number, to: number })),
  decimals: fc.option(fc.integer({ min: 0, max: 6 })),
});

test("each choice is recognised in the formula that it makes", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(choiceOfFormula(formulaOfChoice(choice))).toEqual(choice);
    }),
  );
});

test("a choice is recognised however it is written", () => {
  const sum = { way: "sum", names: ["a", "b"], scaling: null, decimals: null };
  for (const text of ["sum({a},{b})", "{a} + {b}", "({a}+{#b})"]) expect(choiceOfFormula(text)).toEqual(sum);
  expect(choiceOfFormula("round({raw} * 40 / 36)")).toEqual({
    way: "sum",
    names: ["raw"],
    scaling: { less: 0, span: 36, to: 40 },
    decimals: 0,
  });
  expect(choiceOfFormula("round( (avg({a}, {b}) - 1) * 100 / 4, 1 )")).toEqual({
    way: "mean",
    names: ["a", "b"],
    scaling: { less: 1, span: 4, to: 100 },
    decimals: 1,
  });
});

test.each(["{a} - {b}", "sum({a}, 2)", "sum({a}) * 2", "iif({a} > 1, {a}, {b})", "round({a}, {b})", "sum({a}", "4"])(
  "%s stays a text",
  (formula) => expect(choiceOfFormula(formula)).toBeNull(),
);
