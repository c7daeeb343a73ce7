import { Model } from "survey-core";
import { describe, expect, test } from "vitest";
import { treeOf } from "#core/conditions/condition.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { withoutPageValidators } from "#core/surveys/page-validators.ts";
import {
  catalogue,
  guidanceNames,
  guidanceOf,
  ruleNames,
  ruleOf,
  site,
  surveyNames,
  surveyOf,
} from "./shipped-content.ts";

describe.each(surveyNames)("surveys/%s.json", (name) => {
  const survey = surveyOf(name);

  test("fits its closed schema", () => {
    expect(shapeIssues("survey", "file", survey)).toEqual([]);
    expect(survey.$schema).toBe("./survey.schema.json");
  });

  test("is read by SurveyJS without complaint, item by item", () => {
    const model = new Model(withoutPageValidators(survey));
    expect(model.jsonErrors ?? []).toEqual([]);
    const asked = model.getAllQuestions().filter((question) => question.getType() !== "expression");
    expect(asked.map((question) => question.name)).toEqual(itemsOf(survey).map((item) => item.name));
    expect(asked.every((question) => question.isRequired)).toBe(true);
  });

  test("numbers its pages and names each item once", () => {
    expect(survey.pages.map((page) => page.name)).toEqual(survey.pages.map((_, index) => `page${index + 1}`));
    const names = survey.pages.flatMap((page) => page.elements.map((element) => element.name));
    expect(new Set(names).size).toBe(names.length);
  });

  test("has conditions, validators and lines that parse", () => {
    const expressions = survey.pages.flatMap((page) => [
      ...(page.validators ?? []).map((one) => one.expression),
      ...page.elements.flatMap((element) => [
        element.visibleIf,
        element.type === "expression" ? element.expression : undefined,
        ...(element.type === "text" ? (element.validators ?? []).map((one) => one.expression) : []),
      ]),
    ]);
    for (const one of expressions) if (one !== undefined) expect([one, treeOf(one) !== null]).toEqual([one, true]);
  });
});

test.each(ruleNames)("scoring-rules/%s.json fits its closed schema", (name) => {
  expect(shapeIssues("rule", "file", ruleOf(name))).toEqual([]);
  expect(ruleOf(name).$schema).toBe("./scoring-rule.schema.json");
});

test("each option has points or a place in a table, and no points lack an option", () => {
  for (const name of ruleNames) {
    const rule = ruleOf(name);
    const options = new Map(
      itemsOf(surveyOf(name)).map(({ name: item, answer }) => [
        item,
        answer.kind === "choice" ? answer.options.map(({ value }) => `${value}`).sort() : [],
      ]),
    );
    for (const { items, values } of rule.points ?? []) {
      for (const item of items) expect([item, Object.keys(values).sort()]).toEqual([item, options.get(item)]);
    }
    for (const { pairs, values } of rule.tables ?? []) {
      for (const { rows, columns } of pairs) {
        expect(Object.keys(values).sort()).toEqual(options.get(rows));
        for (const cells of Object.values(values)) {
          if (typeof cells === "object") expect(Object.keys(cells).sort()).toEqual(options.get(columns));
        }
      }
    }
  }
});

test("the catalogue and the site's words fit their closed schemas", () => {
  expect(shapeIssues("catalogue", "file", catalogue())).toEqual([]);
  expect(shapeIssues("site", "file", site())).toEqual([]);
});

test.each(guidanceNames)("surveys/guidance/%s.json fits its closed schema", (name) => {
  expect(shapeIssues("guidance", "file", guidanceOf(name))).toEqual([]);
  expect(guidanceOf(name).$schema).toBe("../guidance.schema.json");
});

test("an unknown property is refused anywhere", () => {
  const [page] = surveyOf("stress").pages;
  const [element] = page?.elements ?? [];
  expect(shapeIssues("survey", "file", { ...surveyOf("stress"), completedHtml: "<b>x</b>" })).not.toEqual([]);
  expect(
    shapeIssues("survey", "file", { title: "x", pages: [{ name: "page1", elements: [{ ...element, choises: [] }] }] }),
  ).not.toEqual([]);
  expect(shapeIssues("rule", "file", { ...ruleOf("stress"), formula: "1" })).not.toEqual([]);
  expect(shapeIssues("site", "file", { ...site(), banner: "x" })).not.toEqual([]);
});
