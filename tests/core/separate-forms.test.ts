import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { withSeparateForms } from "#core/content-check/separate-forms.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { surveyOf } from "./shipped-content.ts";

const made = withSeparateForms(SurveyDocumentSchema) as unknown as {
  $defs: Record<string, { properties: { type: { const: string } } }>;
};

test("each type of question stands by itself, and none within another", () => {
  const types = Object.values(made.$defs).map(({ properties }) => properties.type.const);
  expect(types).toContain("matrix");
  expect(JSON.stringify({ ...made, $defs: {} })).not.toContain('"const":"matrix"');
  for (const form of Object.values(made.$defs)) expect(JSON.stringify(form).length).toBeLessThan(20_000);
});

test("it takes and refuses what the schema does", () => {
  const options = { strict: true, allowUnionTypes: true, discriminator: true, inlineRefs: false };
  const [fits, fitsBefore] = [made, SurveyDocumentSchema].map((schema) => new Ajv(options).compile(schema));
  const survey = surveyOf("stress");
  const [page] = survey.pages;
  const broken = { ...survey, pages: [{ ...page, elements: [{ type: "matrix", name: "m", odd: 1 }] }] };
  for (const one of [survey, broken, { ...survey, odd: 1 }, {}]) expect(fits?.(one)).toBe(fitsBefore?.(one));
  expect([fits?.(survey), fits?.(broken)]).toEqual([true, false]);
});
