// biome-ignore-all lint/suspicious/noTemplateCurlyInString: forms name questions so.
import { expect, test } from "vitest";
import { printCondition } from "#core/import/conditions/print-condition.ts";
import type { Names } from "#core/import/xlsform/expressions/names.ts";
import { parseExpression } from "#core/import/xlsform/expressions/parse-expression.ts";

const names: Names = {
  severalOptions: (name) => (name === "many" ? ["x", "y"] : null),
  calculation: () => null,
  isAmbiguous: (name) => name === "twice",
};
const printed = (written: string) => {
  const options = (name: string) => (name === "many" ? ["x", "y"] : name === "one" ? ["x", "10"] : null);
  const { text, errors } = printCondition(parseExpression(written, "self", names), (name) => ({
    ...{ name, isSeveral: name === "many", options: options(name) },
  }));
  return errors[0] ?? text;
};

test.each([
  ["${a} = 1 or ${b} = 2 and ${c} = 3", "{a} = 1 or ({b} = 2 and {c} = 3)"],
  ["selected(${many}, 'x') and not(selected(${one}, \"x\"))", "{many} contains 'x' and {one} <> 'x'"],
  ["selected(${one}, '10')", "{one} = '10'"],
  ["${many} = 'x'", "{many} contains 'x' and {many} notcontains 'y'"],
  ["${a} != ''", "{a} notempty"],
  ["'' = ../a", "{a} empty"],
  ["string-length(${a}) > 0", "{a} notempty"],
  ["count-selected(${many}) = 0", "{many} empty"],
  [". > 3", "{self} > 3"],
  ["${a} + 2 * ${b} > 3", "{a} notempty and {b} notempty and ({a} + (2 * {b})) > 3"],
  ["(${a} - 1) div 2 mod 3 = 0", "{a} notempty and ((({a} - 1) / 2) % 3) = 0"],
  ["selected(${one}, 'x') = false()", "{one} <> 'x'"],
  ["if(${a} = 1, ${b} = 2, true())", "({a} = 1 and {b} = 2) or {a} <> 1"],
  ["${one} = “x”", "{one} = 'x'"],
  ["true() and ${a}='O''", "a text in it has no end"],
  ["coalesce(${a}, 1) = 1", "it takes the first of several answers that is there"],
  ["${a} = 1 extra", '"extra" in it stands where nothing should follow'],
  ["(${a} = 1", "a bracket in it is not closed"],
  ["a = 1", 'it names "a" without braces'],
  ["${twice} = 1", 'the file has several questions called "twice"'],
  ["${a} and ${b} = 1", 'it takes the answer to "a" for yes or no'],
  ["instance('x')/root/item[name = 1]", '"[" in it is not known here'],
  ["constructor(${a}) = 1", "it calls constructor(), which is not known here"],
])("%s", (written, expected) => {
  expect(printed(written)).toBe(expected);
});

test("what is much too deep or too long is not understood", () => {
  expect(printed(`${"(".repeat(9000)}1=1${")".repeat(9000)}`)).toMatch(/too long|too deep/);
  expect(printed(`${"not(".repeat(200)}\${a} = 1${")".repeat(200)}`)).toContain("too deep");
});
