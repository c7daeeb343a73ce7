import { describe, expect, test } from "vitest";
import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { proofIssues } from "#core/content-check/check-proof.ts";
import type { AnswerValue } from "#core/content-model/answers.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { exportRecord } from "#core/export/export-record.ts";
import { rScript, spssScript } from "#core/export/loading-scripts.ts";
import { exportVariables } from "#core/export/variables.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { questionnaireResponseOf } from "#core/fhir/questionnaire-response.ts";
import { explanationOf } from "#core/scoring/explanation/explain-score.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { scoreCells } from "#core/scoring/score-cells.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { fittingAnswers } from "#core/surveys/fitting-answers.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { answersByItem } from "#core/surveys/matrix-answers.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { resumedAnswers } from "#core/surveys/resumed-answers.ts";
import { smallScale } from "../support/small-scale.ts";
import { fromFhir } from "./from-fhir.ts";

const declined = { declined: true } as const;
const asked = { isRequired: true, declinable: true };
const elements = [
  { type: "radiogroup", name: "mood", title: "How was it?", choices: ["Good", "Bad"], ...asked },
  { type: "boolean", name: "why", title: "Did you say why?", visibleIf: "{mood} = 'Bad'", isRequired: true },
  { type: "text", name: "hours", title: "Hours?", inputType: "number", min: 0, max: 24, ...asked },
  {
    type: "matrix",
    name: "ease",
    title: "How do these go?",
    columns: ["Well", "Hard"],
    rows: ["walk", "rise"],
    ...asked,
  },
  { type: "radiogroup", name: "must", title: "And here?", choices: ["Yes", "No"], isRequired: true },
];
const points: NonNullable<ScoringRule["points"]> = [
  { items: ["mood"], values: { Good: 0, Bad: 2 } },
  { items: ["why"], values: { true: 0, false: 0 }, notAsked: 0 },
  { items: ["ease.walk", "ease.rise"], values: { Well: 0, Hard: 2 } },
  { items: ["must"], values: { Yes: 2, No: 0 } },
];
const score = "{mood} + {why} + {ease.walk} + {ease.rise} + {must}";
const rule = { points, score, missing: { atMost: 1, countsAs: "mean" as const }, unscored: ["hours"] };
const scale = smallScale(elements, rule, 8);
const items = itemsOf(scale.survey);
const check = answerChecker(items);
const found = (answers: unknown) => check(answers).map(({ code, path }) => [code, path]);
const whole = { mood: "Good", hours: 7, "ease.walk": "Well", "ease.rise": "Hard", must: "Yes" };

describe("the check", () => {
  test("takes it where it is offered, also where an answer is required", () => {
    expect(found({ ...whole, mood: declined, hours: declined, "ease.walk": declined })).toEqual([]);
    expect(found({ mood: "Good", hours: 7, ease: declined, must: "Yes" })).toEqual([]);
    expect(found({ mood: "Good", hours: 7, ease: { walk: "Well", rise: declined }, must: "Yes" })).toEqual([]);
  });
  test("refuses it where it is not offered, not asked, or not in this form", () => {
    expect(found({ ...whole, must: declined })).toEqual([["ANSWER_NOT_DECLINABLE", "must"]]);
    expect(found({ ...whole, why: declined })).toEqual([["ANSWER_NOT_ASKED", "why"]]);
    expect(found({ ...whole, nothing: declined })).toEqual([["ANSWER_UNKNOWN_ITEM", "nothing"]]);
    for (const other of [{ declined: false }, { declined: true, more: 1 }, [declined], {}])
      expect(found({ ...whole, hours: other })).toEqual([["ANSWER_WRONG_TYPE", "hours"]]);
  });
  test("lets a condition see no answer in it", () => {
    expect(found({ ...whole, mood: "Bad" })).toEqual([["ANSWER_MISSING", "why"]]);
    expect(found({ ...whole, mood: declined })).toEqual([]);
  });
});

const scoredOf = (answers: Record<string, AnswerValue>) =>
  scoreAnswers(scale.rule, answers, {}, openItems(items, answers));

test("it is left open for the score, and the trace tells the two apart", () => {
  const one = scoredOf({ ...whole, mood: declined, hours: declined });
  expect(one.score).toBeCloseTo((0 + 2 + 2) / 3 + 4);
  expect(one.trace.items.filter(({ state }) => state)).toEqual([
    { item: "mood", answer: null, points: null, state: "declined" },
    { item: "hours", answer: null, points: null, state: "declined" },
  ]);
  const two = scoredOf({ ...whole, mood: declined, "ease.walk": declined });
  expect([two.score, two.trace.missing]).toEqual([null, { open: 2, of: 4, needs: 3 }]);
  const explained = explanationOf(scale, one.trace, "2026-01-01T00:00:00.000Z").items;
  expect(explained.find(({ name }) => name === "mood")).toMatchObject({ answer: [], state: "declined" });
});

test("the check of a rule tries it", () => {
  const codes = (one: typeof scale) =>
    new Set(proofIssues("r", one.rule, one.survey, () => undefined).map(({ code }) => code));
  expect(codes(scale)).toEqual(new Set(["EXAMPLE_MISSING"]));
  const skipped = points.map((group, index) => (index === 0 ? { ...group, skipped: 9 } : group));
  expect(codes(smallScale(elements, { ...rule, points: skipped }, 8))).toContain("RANGE_NARROW");
});

const answers = { ...whole, mood: declined, hours: declined };
const { trace, meaning, score: number } = scoredOf(answers);
const exported = {
  ...{ participant: "p", submission: "s", submittedAt: "2026-01-01T00:00:00.000Z", ageBand: "" },
  ...{ contentVersion: "", ruleVersion: "", replacedBy: null, firstSubmittedAt: null, original: null },
  ...{ answers, trace, score: number, meaning },
};

test("it is exported under its own code, declared to R and SPSS, and read back", () => {
  const variables = exportVariables([scale]);
  const record = exportRecord(variables, exported);
  expect(record).toMatchObject({ mood: -97, hours: -97, "points:mood": null, "ease.walk": "Well" });
  expect(spssScript(variables, "r.csv")).toContain("MISSING VALUES mood (-97, -98, -99).");
  expect(spssScript(variables, "r.csv")).toContain("-97 'would rather not say'");
  expect(rScript(variables, "r.csv")).toContain('levels = c("-97", "-98", "-99")');
  const cells = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, value === null ? "" : `${value}`]),
  );
  expect({ scored: null, ...scoreCells({ ...scale, items, check }, cells) }.scored?.trace).toEqual(trace);
  expect({ errors: null, ...scoreCells({ ...scale, items, check }, { ...cells, must: "-97" }) }.errors).toHaveLength(1);
});

test("where an answer could be that low, the far code stands", () => {
  const low = smallScale([{ ...elements[2], min: -200 }], { score: "1" });
  const name = {
    answers: { hours: declined },
    trace: { ...trace, items: [{ item: "hours", answer: null, points: null, state: "declined" as const }] },
  };
  expect(exportRecord(exportVariables([low]), { ...exported, ...name })).toMatchObject({ hours: -99997 });
});

test("a draft takes it back up where it is still offered", () => {
  const kept = { mood: declined, must: declined, hours: 7 };
  expect(resumedAnswers(items, kept)).toMatchObject({
    answers: { mood: declined, hours: 7 },
    dropped: [{ name: "must" }],
  });
  expect(fittingAnswers(items, kept)).toEqual({ mood: declined, hours: 7 });
});

test("the wire has it for each row", () => {
  const rows = { "ease.walk": declined, "ease.rise": "Well" };
  expect(answersByQuestion(rows)).toEqual({ ease: { walk: declined, rise: "Well" } });
  expect(answersByItem(items, answersByQuestion(rows))).toEqual(rows);
});

test("FHIR says that the person declined, and gives the property back", () => {
  expect(questionnaireResponseOf(scale, exported).item[0]?.item?.[0]).toEqual({
    linkId: "mood",
    text: "How was it?",
    extension: [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "asked-declined" }],
  });
  const { survey } = fromFhir(questionnaireOf(scale));
  const declinables = (all: typeof items) => all.map(({ name, declinable }) => [name, declinable]);
  expect(declinables(itemsOf(survey))).toEqual(declinables(items));
});

test("a version that offers it anew says so", () => {
  const { declinable: _, ...before } = elements[0] as { declinable?: boolean };
  const older = smallScale([before, ...elements.slice(1)], rule, 8);
  expect(describeChanges(older, scale).map(({ code, message }) => [code, message])).toEqual([
    ["DECLINABLE_CHANGED", "Question mood may now be declined."],
  ]);
});
