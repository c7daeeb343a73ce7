import { describe, expect, test } from "vitest";
import { evaluate, isExpression, namesIn } from "#core/scoring/expression.ts";

describe("functions in formulas", () => {
  test.each([
    ["floor(2.7)", 2],
    ["floor(-2.2)", -3],
    ["ceil(2.1)", 3],
    ["fixed(24.959, 1)", 25],
    ["fixed(18.443, 1)", 18.4],
    ["min(3, 2)", 2],
    ["max(3, 2)", 3],
    ["sum(1, 2, 3)", 6],
    ["round(2.5)", 3],
    ["round(6000 * 5.1 / 360, 6)", 85],
    ["isClockTime('10:30 PM')", true],
    ["isClockTime('soon')", false],
    ["isClockTime('')", false],
    ["sameClockTime('10 PM', '22:00')", true],
    ["sameClockTime('10 PM', '6 AM')", false],
    ["sameClockTime('10 PM', 'soon')", false],
    ["minutesInBed('10 PM', '6 AM', 7)", 480],
    ["hoursInBed('10 PM', '6:20 AM', 7)", "8.25"],
    ["hoursInBed('10 PM', '', 7)", ""],
  ])("%s is %j", (expression, value) => {
    expect(evaluate(expression, {})).toBe(value);
  });

  test("a # keeps a typed time as text, where SurveyJS would read 10.30 as a number", () => {
    expect(evaluate("isClockTime({#bed})", { bed: "10.30" })).toBe(true);
    expect(evaluate("minutesInBed({#bed}, {#up}, 7)", { bed: "10.30", up: "6.30" })).toBe(480);
    expect(namesIn("isClockTime({#bed})")).toEqual(["bed"]);
  });
});

test("a broken expression is known as such", () => {
  expect(isExpression("{a} + 1")).toBe(true);
  expect(isExpression("{a} +")).toBe(false);
});
