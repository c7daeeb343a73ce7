import { expect, test } from "vitest";
import type { SurveyDocument, SurveyElement } from "#core/content-model/survey.ts";
import { surveyjsIssues } from "../../server/content/check/check-surveyjs.ts";

const surveyOf = (...elements: object[]): SurveyDocument => ({
  title: "You",
  pages: [{ name: "one", elements: elements as SurveyElement[] }],
});

test("SurveyJS has no limits for fields of one question, and they are no mistake here", () => {
  const items = [
    { name: "height", inputType: "number", min: 50, max: 250, step: 0.5 },
    { name: "born", inputType: "date", max: "2020-12-31" },
  ];
  const body = { type: "multipletext", name: "body", title: "About you", items };
  expect(surveyjsIssues("survey", surveyOf(body))).toEqual([]);
  expect(surveyjsIssues("survey", surveyOf({ type: "panel", name: "all", elements: [body] }))).toEqual([]);
  const misspelt = { ...body, items: [{ name: "height", inputType: "number", maximum: 250 }] };
  expect(
    surveyjsIssues("survey", surveyOf(misspelt))
      .map(({ message }) => message)
      .join(),
  ).toContain("maximum");
});
