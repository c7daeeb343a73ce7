import { describe, expect, test } from "vitest";
import { evaluate, namesIn, treeOf } from "#core/formulas/formula.ts";
import { FUNCTION_WORDS } from "#core/formulas/function-words.ts";
import { FUNCTIONS } from "#core/formulas/functions.ts";

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

  test("a typed time is read as it was typed, with a # as rules once had it, and without", () => {
    for (const sign of ["", "#"]) {
      expect(evaluate(`isClockTime({${sign}bed})`, { bed: "10.30" })).toBe(true);
      expect(evaluate(`minutesInBed({${sign}bed}, {${sign}up}, 7)`, { bed: "10.30", up: "6.30" })).toBe(480);
      expect(namesIn(`isClockTime({${sign}bed})`)).toEqual(["bed"]);
    }
  });
});

describe("the language", () => {
  test.each([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["10 - 3 - 2", 5],
    ["2 ^ 3 ^ 2", 512],
    ["-2 ^ 2", -4],
    ["3 - -2", 5],
    ["-{a}", -8],
    ["7 % 4", 3],
    ["0.1 + 0.2", 0.3],
    ["0.1 * 3", 0.3],
    ["-0", 0],
    ["{a} > 3 and {b} < 1 or {a} = 8", true],
    ["not {a} = 8", false],
    ["!({a} = 8)", false],
    ["{a} == 8 && {b} != 2 || false", true],
    ["{text} = 'never'", true],
    ["{number} + 1", 43],
    ["{blank} empty and {a} notempty", true],
    ["count({a}, {blank}, {none}, {b})", 2],
    ["iif({a} > 5, 'many', 'few')", "many"],
    ["  sum( {a} ,{b} )  ", 11],
    [".5 + {with space}", 2],
    ["TRUE and not FALSE", true],
  ])("%s is %j", (formula, value) => {
    const values = { a: 8, b: 3, text: "Never", number: "42", blank: "", none: null, "with space": 1.5 };
    expect(evaluate(formula, values)).toBe(value);
  });

  test.each([
    "{a} +",
    "({a}",
    "{a})",
    "{a} {b}",
    "1 < {a} < 3",
    "{}",
    "{a",
    "a + 1",
    "sum({a},)",
    "3a",
    "1,5 + 2",
    "'open",
    "{a}; 1",
    "{a} = [1, 2]",
    "",
    `${"(".repeat(200)}1${")".repeat(200)}`,
  ])("%s cannot be read", (formula) => expect(treeOf(formula)).toBeNull());

  test.each([
    ["a blank in a sum", "sum({a}, {blank})"],
    ["a blank beside a number", "{a} + {blank}"],
    ["a name that nothing has", "{a} + {nothing}"],
    ["a word as a number", "{text} * 2"],
    ["a night of nobody knows how much sleep", "minutesInBed('10 PM', '6 AM', {blank})"],
    ["a division by zero", "{a} / 0"],
    ["what is left of it", "round(1 + {a} / 0)"],
    ["the rest of a division by zero", "{a} % 0"],
    ["more than numbers can be", "10 ^ 308 * 10 ^ 308"],
    ["a root of what is below zero", "(0 - 1) ^ 0.5"],
    ["too many decimals", "round({a}, 400)"],
    ["a comparison with a blank", "{blank} > 3"],
    ["a choice that depends on a blank", "iif({blank} > 3, 1, 0)"],
    ["a function that is none", "constructor({a})"],
    ["a property of every object", "toString()"],
  ])("%s leaves no result", (_, formula) => {
    expect(evaluate(formula, { a: 8, blank: "", text: "Never" })).toBeNull();
  });

  test("no answer reaches more than its own value", () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      expect(FUNCTIONS.has(name)).toBe(false);
      expect(treeOf(`{a} ${name} {b}`)).toBeNull();
    }
  });

  test("editors can read what every function takes and gives", () => {
    expect([...FUNCTION_WORDS.keys()]).toEqual([...FUNCTIONS.keys()]);
  });
});
