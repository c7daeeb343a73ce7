import { describe, expect, test } from "vitest";
import { placeIssues } from "#core/content-check/check-places.ts";
import { translationWarnings } from "#core/content-check/check-translations.ts";
import { CatalogueSchema } from "#core/content-model/domains.ts";
import { ScoringRuleSchema } from "#core/content-model/scoring-rule.ts";
import { SiteSchema } from "#core/content-model/site.ts";
import { SurveyDocumentSchema } from "#core/content-model/survey.ts";
import { type TranslatableFile, textsIn } from "#core/translations/texts-in.ts";
import newSurvey from "../support/new-scale/survey.json" with { type: "json" };
import { catalogue, ruleNames, ruleOf, site, surveyNames, surveyOf } from "./shipped-content.ts";

const shipped: TranslatableFile[] = [
  ...surveyNames.map((name) => ({ file: `surveys/${name}`, texts: textsIn(SurveyDocumentSchema, surveyOf(name)) })),
  ...ruleNames.map((name) => ({ file: `rules/${name}`, texts: textsIn(ScoringRuleSchema, ruleOf(name)) })),
  { file: "domains", texts: textsIn(CatalogueSchema, catalogue()) },
  { file: "site", texts: textsIn(SiteSchema, site()) },
];
const { languages } = site();

/** A survey of one page with these elements. */
const surveyWith = (...elements: object[]) => ({
  title: { default: "A title", es: "Un título" },
  pages: [{ name: "page1", elements }],
});
const warningsOf = (survey: object) =>
  translationWarnings([{ file: "surveys/x.json", texts: textsIn(SurveyDocumentSchema, survey) }], languages);
const both = { default: "Both", es: "Los dos" };

test("the shipped content is offered in English and Spanish, and says everything in both", () => {
  expect(languages.map(({ code }) => code)).toEqual(["en", "es"]);
  for (const { file, texts } of shipped) expect([file, texts.length > 5]).toEqual([file, true]);
  expect(translationWarnings(shipped, languages)).toEqual([]);
  expect(shipped.flatMap(placeIssues)).toEqual([]);
});

test("a language that is offered and not written yet is missing once in each file", () => {
  const french = [...languages, { code: "fr", name: "Français" }];
  expect(translationWarnings(shipped, french).map(({ file }) => file)).toEqual(shipped.map(({ file }) => file));
});

describe("a text without a translation is named", () => {
  const base = { name: "a", title: both };
  test.each<[string, object, string]>([
    ["a title", { type: "text", name: "a", title: "How many?" }, "title"],
    ["a description", { type: "text", ...base, description: "Roughly." }, "description"],
    ["a placeholder", { type: "text", ...base, placeholder: "Type here" }, "placeholder"],
    ["a label", { type: "boolean", ...base, labelTrue: "I do", labelFalse: both }, "labelTrue"],
    ["an end of a rating", { type: "rating", ...base, minRateDescription: "Bad" }, "minRateDescription"],
    ["a bare option", { type: "radiogroup", ...base, choices: ["1", "Never"] }, "choices[1]"],
    [
      "the words of an option",
      { type: "checkbox", ...base, choices: ["1", { value: "x", text: "None" }] },
      "choices[1].text",
    ],
    ["a bare row", { type: "matrix", ...base, columns: ["1", "2"], rows: ["stairs"] }, "rows[0]"],
    [
      "a column",
      { type: "matrix", ...base, columns: ["1", "Easily"], rows: [{ value: "r", text: both }] },
      "columns[1]",
    ],
    [
      "what a validator says",
      { type: "text", ...base, validators: [{ type: "expression", expression: "true", text: "No." }] },
      "validators[0].text",
    ],
    ["a line that is worked out", { type: "expression", name: "a", title: "In hours", expression: "1" }, "title"],
  ])("%s", (_, element, place) => {
    const path = `pages[0].elements[0].${place}`;
    expect(warningsOf(surveyWith(element))).toMatchObject([
      { file: "surveys/x.json", path, code: "TRANSLATION_MISSING" },
    ]);
  });

  test("with what to write, which for a bare option keeps its value", () => {
    const [bare] = warningsOf(surveyWith({ type: "radiogroup", name: "a", title: both, choices: ["1", "Never"] }));
    expect(bare?.hint).toBe('Write {"value": "Never", "text": {"default": …, "es": "…"}} here.');
    const [title] = warningsOf({ ...surveyWith(), title: "A title" });
    expect([title?.path, title?.hint]).toEqual(["title", 'Write {"default": …, "es": "…"} here.']);
  });
});

test("what has no letters, a name and a condition need no translation", () => {
  const choices = [0, "9+", "3-4", { value: "Never", text: both }];
  expect(
    warningsOf(surveyWith({ type: "radiogroup", name: "walks", title: both, visibleIf: "{a} = 'b'", choices })),
  ).toEqual([]);
});

test("a survey with no translation at all is one warning, with the count", () => {
  const found = warningsOf(newSurvey);
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toMatch(/^(\d+) of the \1 texts in this file have no Español \(es\) yet\.$/);
});

test("a language that is not offered is named once a file, with the one that was meant", () => {
  const found = warningsOf({
    ...surveyWith(),
    title: { default: "A", es: "Un", ess: "Un" },
    description: { ...both, ess: "x" },
  });
  expect(found).toMatchObject([{ code: "LANGUAGE_NOT_OFFERED", path: "title", hint: expect.stringContaining('"es"') }]);
});

test.each([
  ["left out", "Llame.", ["leaves out {crisis}"]],
  ["translated", "Llame al {crisis_es}.", ["leaves out {crisis}", "Nothing fills {crisis_es}"]],
  ["kept", "Al {crisis}, llame.", []],
])("a place that is %s", (_, es, said) => {
  const text = { default: "Call {crisis} now, {crisis}.", es };
  const found = placeIssues({ file: "site", texts: [{ place: [], path: "message", text, isValue: false }] });
  expect(found.map(({ path, message }) => [path, message])).toEqual(
    said.map((words) => ["message.es", expect.stringContaining(words)]),
  );
});

test("what does not fit its contract is passed over", () => {
  const odd = {
    title: { default: 5 },
    pages: [{ elements: [{ type: "html", title: "x" }, null] }, "x"],
    description: { es: "x" },
  };
  expect(textsIn(SurveyDocumentSchema, odd)).toEqual([]);
  expect(textsIn(SurveyDocumentSchema, null)).toEqual([]);
});
