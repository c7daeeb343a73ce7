import { describe, expect, test } from "vitest";
import { evaluate } from "#core/conditions/condition.ts";
import { rowsOf, textOfRows } from "#core/conditions/condition-rows.ts";
import { unknownsIn } from "#core/import/conditions/condition-tree.ts";
import { printCondition, type Resolved } from "#core/import/conditions/print-condition.ts";
import { parseCalculation, parseLogic } from "#core/import/redcap/logic/parse-logic.ts";
import type { KnownField, Scope } from "#core/import/redcap/logic/references.ts";

const known = (name: string, form: string, isCheckbox = false): KnownField => ({
  name,
  form,
  isCheckbox,
  isCalculated: false,
});
const FIELDS = [
  known("tea", "drinks"),
  known("cups", "drinks"),
  known("kinds", "drinks", true),
  known("bed", "nights"),
];
const scope: Scope = {
  form: "drinks",
  fieldOf: (name) => FIELDS.find((field) => field.name === name.toLowerCase()),
  formulaOf: () => ({ kind: "question", name: "cups" }),
};
const RESOLVED: Readonly<Record<string, Resolved>> = {
  tea: { name: "tea", isSeveral: false, options: [1, 2, 10] },
  cups: { name: "cups", isSeveral: false, options: null },
  kinds: { name: "kinds", isSeveral: true, options: [1, 7, 10] },
};
const printed = (logic: string) => {
  const { text, errors } = printCondition(parseLogic(logic, scope), (name) => RESOLVED[name] ?? null);
  return errors[0] ?? text;
};
const formula = (written: string) =>
  printCondition(parseCalculation(written, scope), (name) => RESOLVED[name] ?? null).text;
const why = (logic: string) => unknownsIn(parseLogic(logic, scope))[0]?.why;

describe("branching logic", () => {
  test.each([
    ["[tea] = '1'", "{tea} = 1"],
    ['[tea]="2" OR [tea] <> "1"', "{tea} = 2 or {tea} <> 1"],
    ["[tea] = ''", "{tea} empty"],
    ['[tea] != ""', "{tea} notempty"],
    ["[cups] > 3", "{cups} > 3"],
    ["3 < [cups]", "{cups} > 3"],
    ["[kinds(7)] = '1'", "{kinds} contains 7"],
    ["[kinds(7)] = '0'", "{kinds} notcontains 7"],
    ["[kinds(7)] <> '1'", "{kinds} notcontains 7"],
    ["[kinds(7)]", "{kinds} contains 7"],
    ["[tea]='1' or [tea]='2' and [cups]=1", "{tea} = 1 or ({tea} = 2 and {cups} = 1)"],
    ["not([tea]='1')", "{tea} <> 1"],
    ["[tea] &lt;&gt; ‘1’", "{tea} <> 1"],
    ["# a remark\n[tea] = '10'", "{tea} = 10"],
    ["sum([kinds(1)],[kinds(7)]) >= 2", "sum(iif({kinds} contains 1, 1, 0), iif({kinds} contains 7, 1, 0)) >= 2"],
  ])("%s", (logic, expected) => expect(printed(logic)).toBe(expected));

  // Each is a line of the studio, alone and beside others, and means the same where the question is left open.
  test.each([
    ["[cups] = 3", "is", false],
    ["[cups] <> 3", "is-not", true],
    ["[cups] < 3", "below", false],
    ["[cups] <= '3'", "at-most", false],
    ["[cups] > 3", "above", false],
    ["[cups] >= 3", "at-least", false],
    ["[tea] >= '2'", "at-least", false],
    ["[cups] <> ''", "answered", false],
    ["[cups] = ''", "open", true],
    ["not([tea] = '1')", "is-not", true],
    ["[kinds(7)] = '0'", "contains-not", true],
  ] as const)("%s is one line of the studio", (logic, operator, holdsOpen) => {
    expect(rowsOf(printed(logic))?.rows.map((row) => row.operator)).toEqual([operator]);
    const rows = rowsOf(printed(`${logic} or [tea] = '1'`));
    expect(rows?.rows.map((row) => row.operator)).toEqual([operator, "is"]);
    expect(rows && textOfRows(rows)).toBe(printed(`${logic} or [tea] = '1'`));
    expect(evaluate(printed(logic), {})).toBe(holdsOpen);
  });

  test.each([
    ["[visit_1][tea] = '1'", "another event"],
    ["[tea][last-instance] = '1'", "another repetition"],
    ["[user-name] = 'eva'", "only REDCap itself"],
    ["[tea:label] = 'Green'", "not the answer itself"],
    ["[bed] = '1'", 'another form, "nights"'],
    ["datediff([cups], 'today', 'd') > 3", "datediff()"],
    ["[tea] = '1' or '2'", "stands in it alone"],
    ["[kinds] = '1'", "there may be several"],
    ["[tea(1)] = '1'", "only one can be picked"],
    ["[kinds(1)] = '5'", "a box is 1 or 0"],
    ["[tea] = ", "ends where a value"],
    ["([tea] = '1'", '")" is missing'],
    ["[tea] = 'open", "cannot be read"],
    [`${"(".repeat(900)}[tea]='1'${")".repeat(900)}`, "nested too deep"],
    [`[tea]='1'${" or [tea]='1'".repeat(3000)}`, "too long"],
  ])("%s is not understood and says so", (logic, reason) => expect(why(logic)).toContain(reason));
});

describe("calculations", () => {
  test.each([
    ["[tea] + [cups] * 2", "({tea} + ({cups} * 2))"],
    ["mean([tea], [cups])", "avg({tea}, {cups})"],
    ["round([cups] / 3, 1)", "round(({cups} / 3), 1)"],
    ["roundup([cups] / 3)", "ceil(({cups} / 3))"],
    ["rounddown([cups], 1)", "(floor(({cups} * 10)) / 10)"],
    ["if([tea] = '1', 3, 0)", "iif({tea} = 1, 3, 0)"],
    ["-[cups]", "(0 - {cups})"],
  ])("%s", (written, expected) => expect(formula(written)).toBe(expected));
});
