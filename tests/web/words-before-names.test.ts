import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import { FormulaFields } from "../../src/features/studio/scoring/formula-fields.tsx";
import { nameOfEntry } from "../../src/features/studio/scoring/name-of-entry.ts";
import { namesFor } from "../../src/features/studio/scoring/names-for.ts";
import { LinesField, NumbersField } from "../../src/features/studio/scoring/plain-lists.tsx";
import { PointsGrid } from "../../src/features/studio/scoring/points-grid.tsx";
import type { RuleContext } from "../../src/features/studio/scoring/rule-context.ts";
import type { Schema } from "../../src/features/studio/scoring/rule-schema.ts";
import { TableField } from "../../src/features/studio/scoring/table-field.tsx";

// An editor reads what a question asks; the name under which answers are kept comes after it.

const fact = { isNumber: false, mayBeHidden: true, mayStayOpen: false, isReversed: false };
const options = [
  { value: "a", text: "Seldom" },
  { value: "b", text: "Often" },
];
const items = [
  { ...fact, name: "1-0", title: "Do you sing?", options },
  { ...fact, name: "1-1", title: "Do you dance?", options },
  { ...fact, name: "km", title: "How far?", options: [], isNumber: true },
];
const rule = { points: [{ items: ["1-0"], values: { a: 0, b: 1 } }], score: "sum({1-0}, {km})", unscored: ["1-1"] };
const context = (facts: Partial<RuleContext["facts"]> = {}): RuleContext => ({
  languages: [{ code: "en", name: "English" }],
  edit: () => undefined,
  rule,
  schema: JSON.parse(JSON.stringify(writtenRuleSchema())) as Schema,
  facts: { items, results: null, examples: null, isKnown: true, ...facts },
  names: namesFor(rule, items),
});
const html = (element: ReactElement) => renderToStaticMarkup(element);
const read = (markup: string) => markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const field = { context: context(), schema: {}, label: "Kept" };

test("the grid of points names questions by their words, in sight and for a screen reader", () => {
  const grid = html(createElement(PointsGrid, { context: context() }));
  expect(read(grid)).toMatch(/Do you sing\? 1-0 .*Do you dance\? 1-1 .*How far\? \(km\)/);
  expect(grid).toContain('aria-label="Points of “Do you sing?” (1-0): Seldom"');
  expect(grid).toContain('aria-label="Reverse the points of “Do you sing?” (1-0)"');
});

test("ticks and numbers by question are labelled by its words", () => {
  const kept = html(createElement(LinesField, { ...field, path: ["unscored"], value: ["1-1", "gone"] }));
  expect(read(kept)).toMatch(/Do you sing\? \(1-0\) Do you dance\? \(1-1\) How far\? \(km\) gone/);
  const numbers = html(createElement(NumbersField, { ...field, path: ["notAsked"], value: {} }));
  expect(read(numbers)).toContain("How far? (km)");
  const formula = { context: context(), label: "Formula", path: ["score"], formula: rule.score };
  expect(read(html(createElement(FormulaFields, formula)))).toMatch(/Do you sing\? \(1-0\) How far\? \(km\)/);
});

test("an alert is listed by what it tells, and has its name after it", () => {
  const say = (text: unknown) => `${text}`;
  expect(nameOfEntry({ name: "low", when: "{score} < 3", say: "Please tell your doctor. Do it soon." }, say)).toBe(
    "Please tell your doctor. (low)",
  );
  expect(nameOfEntry({ name: "low", say: "" }, say)).toBe("low");
  expect(nameOfEntry({ name: "family", title: "Family ties" }, say)).toBe("Family ties (family)");
});

test("while the server still reads the questions, nothing says that they cannot be read", () => {
  const grid = (facts: object) => read(html(createElement(PointsGrid, { context: context(facts) })));
  expect(grid({ items: null, isKnown: false })).toContain("Reading the questions …");
  expect(grid({ items: null, isKnown: true })).toContain("cannot be read");
});

test("a table of two questions has a row and a column for each answer, and one for the whole row", () => {
  const pairs = [{ name: "both", rows: "1-0", columns: "1-1" }];
  const values = { a: 0, b: { a: 1, gone: 3 } };
  const within = { ...context(), rule: { ...rule, tables: [{ pairs, values }] } };
  const table = html(
    createElement(TableField, {
      context: within,
      schema: {},
      path: ["tables", 0, "values"],
      value: values,
      label: "Values",
    }),
  );
  expect(read(table)).toMatch(/Do you sing\? \(1-0\) Whatever the other answer Seldom Often gone/);
  const cells = [...table.matchAll(/aria-label="([^"]*)" value(?:="([^"]*)")?/g)].map(
    ([, label, number = ""]) => `${label} = ${number}`,
  );
  expect(cells).toEqual([
    ...["Seldom: Whatever the other answer = 0", "Seldom, Seldom = ", "Seldom, Often = ", "Seldom, gone = "],
    ...["Often: Whatever the other answer = ", "Often, Seldom = 1", "Often, Often = ", "Often, gone = 3"],
  ]);
});
