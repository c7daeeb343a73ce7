import fc from "fast-check";
import { ExpressionRunner } from "survey-core";
import { expect, test } from "vitest";
import { evaluate } from "#core/formulas/formula.ts";

// Formulas were SurveyJS's before they had an engine of their own. Rules and stored results of that time must mean what
// they meant: of numbers, everything that gave one gives the same one, to the last bit.

const names = ["a", "b", "c-1"];
const { formula } = fc.letrec<{ formula: string }>((tie) => {
  const inner = tie("formula");
  const leaf = fc.oneof(
    fc.constantFrom(...names.map((name) => `{${name}}`)),
    fc.constantFrom("0", "1", "7", "36", "100", "0.5", "2.25"),
  );
  const sign = fc.constantFrom("+", "-", "*");
  // By what may be nothing or zero, SurveyJS goes on with a 0 where this engine has no result.
  const divisor = fc.constantFrom("7", "36", "0.5");
  const order = fc.constantFrom("=", "<>", "<", "<=", ">", ">=");
  return {
    formula: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(inner, sign, inner).map(([one, between, other]) => `(${one} ${between} ${other})`),
      fc.tuple(inner, divisor).map(([one, by]) => `(${one} / ${by})`),
      // Without brackets too: both read them by the same rules.
      fc.tuple(leaf, sign, leaf, sign, leaf).map((parts) => parts.join(" ")),
      fc
        .tuple(fc.constantFrom("sum", "min", "max", "avg"), fc.array(inner, { minLength: 1, maxLength: 4 }))
        .map(([name, parameters]) => `${name}(${parameters.join(", ")})`),
      fc.tuple(inner).map(([one]) => `round(${one})`),
      fc.tuple(inner).map(([one]) => `round(${one}, 2)`),
      fc
        .tuple(inner, order, inner, fc.constantFrom("and", "or"), inner, order, inner, inner, inner)
        .map(([a, o, b, joint, c, p, d, yes, no]) => `iif(${a} ${o} ${b} ${joint} ${c} ${p} ${d}, ${yes}, ${no})`),
    ),
  };
});
const number = fc.oneof(
  // There is one zero.
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ min: -100, max: 100, noNaN: true }).map((value) => Math.round(value * 1000) / 1000 + 0),
  fc.constantFrom(2 ** 53, 0.1, 0.2, 1 / 3),
);

test("a formula of numbers gives exactly what it gave before", () => {
  let compared = 0;
  fc.assert(
    fc.property(formula, fc.record({ a: number, b: number, "c-1": number }), (text, values) => {
      const before: unknown = new ExpressionRunner(text).runValues({ ...values });
      const now = evaluate(text, values);
      if (typeof before !== "number" || !Number.isFinite(before)) return;
      compared++;
      expect(now).toBe(before + 0);
    }),
    { numRuns: 10_000, seed: 9 },
  );
  expect(compared).toBeGreaterThan(6_000);
});
