import { expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { proofIssues } from "#core/content-check/check-proof.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { AnswerValue } from "#core/content-model/survey.ts";
import { exportRecord } from "#core/export/export-record.ts";
import { exportVariables } from "#core/export/variables.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { questionnaireResponseOf } from "#core/fhir/questionnaire-response.ts";
import { explanationOf } from "#core/scoring/explanation/explain-score.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import { smallScale } from "../support/small-scale.ts";
import { fromFhir } from "./from-fhir.ts";

const specials = { showNoneItem: true, showOtherItem: true, otherText: "Something else" };
const helper = {
  type: "radiogroup",
  name: "helper",
  title: "Who helps?",
  isRequired: true,
  choices: ["Son", "Friend"],
};
const tools = { type: "checkbox", name: "tools", title: "What is at hand?", choices: ["Rail", "Phone"] };
const points: NonNullable<ScoringRule["points"]> = [
  { items: ["helper"], values: { Son: 2, Friend: 2, none: 0, other: 1 } },
  { items: ["tools"], values: { Rail: 1, Phone: 1, none: 0, other: 1 }, skipped: 0 },
];
const scale = smallScale(
  [
    { ...helper, ...specials },
    { ...tools, ...specials },
  ],
  { points, score: "{helper} + {tools}" },
  5,
);
const items = itemsOf(scale.survey);
const codes = (answers: Record<string, unknown>) => answerChecker(items)(answers).map(({ code, path }) => [code, path]);

test("none and other are options after the choices, and other has a text of its own", () => {
  const values = items.map(({ name, answer }) => [
    name,
    "options" in answer && answer.options.map(({ value }) => value),
  ]);
  expect(values).toEqual([
    ["helper", ["Son", "Friend", "none", "other"]],
    ["helper-Comment", false],
    ["tools", ["Rail", "Phone", "none", "other"]],
    ["tools-Comment", false],
  ]);
});

test("the text belongs to other alone, and may be empty", () => {
  expect(codes({ helper: "other" })).toEqual([]);
  expect(codes({ helper: "other", "helper-Comment": "My niece" })).toEqual([]);
  expect(codes({ helper: "Son", "helper-Comment": "My niece" })).toEqual([["ANSWER_NOT_ASKED", "helper-Comment"]]);
  expect(codes({ helper: "other", "helper-Comment": "x".repeat(201) })).toEqual([
    ["ANSWER_WRONG_TYPE", "helper-Comment"],
  ]);
  expect(codes({ helper: "none", tools: ["Rail", "other"], "tools-Comment": "A stick" })).toEqual([]);
  expect(codes({ helper: "none", tools: ["Rail"], "tools-Comment": "A stick" })).toHaveLength(1);
  expect(codes({ helper: "none", tools: ["Rail", "none"] })).toEqual([["ANSWER_REFUSED", "tools"]]);
  expect(codes({ helper: "My niece" })).toEqual([["ANSWER_UNKNOWN_OPTION", "helper"]]);
});

test("a rule gives points to both, cannot name the text, and is proved as before", () => {
  const { rule, survey } = scale;
  expect(ruleIssues("r", rule, survey)).toEqual([]);
  const proved = proofIssues("r", rule, survey, () => undefined).map(({ code }) => code);
  expect(new Set(proved)).toEqual(new Set(["EXAMPLE_MISSING"]));
  const { other: _, ...without } = points[0]?.values ?? {};
  const unpaid = { ...rule, points: [{ items: ["helper"], values: without }, points[1]] } as typeof rule;
  expect(ruleIssues("r", unpaid, survey).map(({ code }) => code)).toEqual(["OPTION_WITHOUT_POINTS"]);
  const named = { ...rule, unscored: ["helper-Comment"] };
  expect(ruleIssues("r", named, survey).map(({ code }) => code)).toEqual(["ITEM_UNKNOWN"]);
});

test("no other question can have the name of the text", () => {
  const taken = { type: "boolean", name: "helper-comment", title: "?" };
  const { survey } = smallScale([{ ...helper, ...specials }, taken], { score: "1" });
  expect(surveyIssues("s", survey).map(({ code, path }) => [code, path])).toEqual([
    ["QUESTION_TWICE", "pages[0].elements[1].name"],
  ]);
});

test("older names are read as the newer ones", () => {
  const written = { title: "t", elements: [{ ...helper, hasOther: true, hasNone: true, showNoneItem: false }] };
  expect(readWritten(written).survey).toEqual({
    title: "t",
    pages: [{ name: "page1", elements: [{ ...helper, showOtherItem: true, showNoneItem: false }] }],
  });
});

const answers: Record<string, AnswerValue> = {
  helper: "other",
  "helper-Comment": "My niece",
  tools: ["Rail", "other"],
};
const scored = scoreAnswers(scale.rule, answers, {}, openItems(items, answers));
const exported = {
  ...{ participant: "p", submission: "s", submittedAt: "2026-01-01T00:00:00.000Z", ageBand: "" },
  ...{ contentVersion: "", ruleVersion: "", replacedBy: null, firstSubmittedAt: null, original: null },
  ...{ answers, trace: scored.trace, score: scored.score, meaning: scored.meaning },
};

test("the text is kept, shown and exported, and not scored", () => {
  expect(scored.score).toBe(3);
  expect(scored.trace.missing).toBeUndefined();
  const variables = exportVariables([scale], { withText: true });
  expect(exportVariables([scale]).map(({ name }) => name)).not.toContain("helper-Comment");
  expect(variables.filter(({ name }) => name.includes("helper"))).toMatchObject([
    { name: "helper", type: "option" },
    { name: "points:helper", type: "number" },
    { name: "helper-Comment", type: "text", label: "Who helps? Something else" },
  ]);
  expect(exportRecord(variables, exported)).toMatchObject({
    helper: "other",
    "helper-Comment": "My niece",
    "tools-Comment": null,
    "tools:other": 1,
  });
  const explained = explanationOf(scale, scored.trace, "2026-01-01T00:00:00.000Z").items;
  expect(explained.find(({ name }) => name === "helper-Comment")).toMatchObject({
    title: "Something else",
    partOf: "Who helps?",
    answer: ["My niece"],
    points: null,
  });
});

test("FHIR has the text inside its question, and gives the question back", () => {
  const questionnaire = questionnaireOf(scale);
  expect(questionnaire.item?.[0]?.item?.[0]).toMatchObject({
    linkId: "helper",
    item: [{ linkId: "helper-Comment", type: "string", enableWhen: [{ question: "helper", operator: "=" }] }],
  });
  const { survey } = fromFhir(questionnaire);
  const shown = ({ name, answer, conditions }: (typeof items)[number]) => [name, answer, conditions.length];
  expect(itemsOf(survey).map(shown)).toEqual(items.map(shown));
  expect(questionnaireResponseOf(scale, exported).item[0]?.item?.[0]).toMatchObject({
    linkId: "helper",
    answer: [
      { valueCoding: { code: "other" }, item: [{ linkId: "helper-Comment", answer: [{ valueString: "My niece" }] }] },
    ],
  });
});

test("an open choice of FHIR is imported with other", () => {
  const item = {
    ...{ linkId: "helper", text: "Who helps?", type: "open-choice" },
    answerOption: [{ valueString: "Son" }, { valueString: "Friend" }],
  };
  const { survey, report } = fromFhir({ resourceType: "Questionnaire", status: "active", item: [item] });
  expect(survey.pages[0]?.elements[0]).toMatchObject({
    type: "radiogroup",
    choices: ["Son", "Friend"],
    showOtherItem: true,
  });
  expect([report.changed, report.dropped]).toEqual([[], []]);
});

test("a version that offers them anew says so", () => {
  const before = smallScale([helper, tools], { points, score: "{helper} + {tools}" });
  const sentences = describeChanges(before, scale).map(({ message }) => message);
  expect(sentences).toContain("Question helper now offers an answer of one's own.");
  expect(sentences).toContain("Question tools now offers “none”.");
});
