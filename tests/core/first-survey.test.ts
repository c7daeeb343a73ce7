import { expect, test } from "vitest";
import { firstSurveyIssues } from "#core/content-check/check-first-survey.ts";
import { catalogue, ruleOf, surveyOf } from "./shipped-content.ts";

const shipped = catalogue();
const id = `${shipped.domains.flatMap(({ firstSurvey }) => firstSurvey ?? [])[0]?.survey}`;
const survey = surveyOf(id);
const rule = ruleOf(id);
const found = (change: Partial<typeof rule>, shown = survey) =>
  firstSurveyIssues("domains.json", shipped, new Map([[id, { survey: shown, rule: { ...rule, ...change } }]])).map(
    ({ message }) => message,
  );

test("finds nothing in the shipped content", () => {
  expect(found({})).toEqual([]);
});

test("a rule that a browser may not see cannot be worked out there", () => {
  expect(found({ public: false })).toEqual(["The rule is not public."]);
});

test("a result that needs another one first has no page to ask for that", () => {
  expect(found({ reads: [{ name: "other", scale: "other", missing: "First the other page." }] })).toEqual([
    "The rule reads other results.",
  ]);
});

test("every question is asked, of everybody", () => {
  const [page, ...pages] = survey.pages;
  if (!page) throw new Error("no page");
  const conditional = { ...survey, pages: [{ ...page, visibleIf: "{a} notempty" }, ...pages] };
  expect(found({}, conditional)).toHaveLength(page.elements.length);
  const [element, ...elements] = page.elements;
  if (element?.type !== "dropdown") throw new Error("no dropdown");
  const optional = { ...survey, pages: [{ ...page, elements: [{ ...element, isRequired: false }, ...elements] }] };
  expect(found({}, optional)).toHaveLength(1);
});
