import { describe, expect, test } from "vitest";
import type { Answers } from "#core/content-model/answers.ts";
import { URLS } from "#core/fhir/resources.ts";
import { importFile } from "#core/import/import-file.ts";
import { onServer } from "#core/question-types/answer-kinds/on-server.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { ROUNDED } from "#core/take-home/logic/logic.ts";
import { fhirPath } from "../../support/fhir-path.ts";
import { kits, scaleNamed, scored } from "./scales.ts";

type Scale = (typeof kits)[number][1];
/** A Questionnaire has no result of another scale. */
const whole = [...scored, ...kits].filter(([, { rule }]) => !rule.reads?.length);

/** What a program that fills in a Questionnaire holds of some answers: here, all questions in one list. */
function responseOf({ survey }: Scale, answers: Answers) {
  const given = (item: ReturnType<typeof itemsOf>[number]) => {
    const value = answers[item.name];
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return values.map((one) => onServer(item.answer).fhirResponse(item.answer, one, null));
  };
  const item = itemsOf(survey).map((one) => ({ linkId: one.name, answer: given(one) }));
  return { resourceType: "QuestionnaireResponse", item: [{ linkId: "page/all", item }] };
}

/** Works out what a Questionnaire calculates, by the ids of its items. */
function calculated(scale: Scale, answers: Answers): Readonly<Record<string, unknown>> {
  const { extension = [], item = [] } = fhirHome(scale).questionnaire;
  const variables: Record<string, readonly unknown[]> = { resource: [responseOf(scale, answers)] };
  for (const { url, valueExpression: one } of extension)
    if (url === URLS.variable && one?.name) variables[one.name] = fhirPath(one.expression, variables);
  const outcomes = item.at(-1)?.item ?? [];
  return Object.fromEntries(
    outcomes.map(({ linkId, extension: [first] = [] }) => [
      linkId,
      fhirPath(first?.valueExpression?.expression ?? "", variables)[0],
    ]),
  );
}

describe.each(whole)("%s", (_, scale) => {
  test("works out the scores and the bands of the examples in FHIR's own words", () => {
    const { rule, survey } = scale;
    const isRounded = fhirHome(scale).unsaid.includes(ROUNDED);
    for (const { answers, stored = {} } of [...rule.examples, ...(rule.withoutScore ?? [])]) {
      const given = answers as Answers;
      const { score } = scoreAnswers(rule, given, stored, openItems(itemsOf(survey), given));
      const found = calculated(scale, given);
      if (score === null) expect(found["calculated/score/total"]).toBeUndefined();
      else expect(Math.abs(Number(found["calculated/score/total"]) - score)).toBeLessThan(isRounded ? 0.11 : 1e-6);
      const band = rule.bands.findLastIndex(({ from }) => score !== null && score >= from);
      if (band >= 0 && !isRounded) expect(found["calculated/score/total/band"]).toBe(band + 1);
    }
  });
});

test("nobody is asked what is calculated, and the score has its code", () => {
  const { item = [] } = fhirHome(scaleNamed("stress")).questionnaire;
  const group = item.at(-1);
  expect(group).toMatchObject({ type: "group", extension: [{ url: URLS.hidden, valueBoolean: true }] });
  const named = fhirHome(scaleNamed("all-sorts")).questionnaire.extension?.flatMap(
    ({ valueExpression: one }) => one?.name ?? [],
  );
  // FHIR R4: the name of an expression is an id; FHIRPath would read a hyphen as a minus.
  expect(named?.filter((name) => !/^[A-Za-z][A-Za-z0-9]{0,63}$/.test(name))).toEqual([]);
  expect(group?.item?.every(({ readOnly }) => readOnly === true)).toBe(true);
  expect(group?.item?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Stress", expect.stringMatching(/^Band: 1 = /)]),
  );
});

test("a result of another scale is said to be missing", () => {
  expect(fhirHome(scaleNamed("diet")).unsaid.join()).toContain("which no Questionnaire has");
});

test("what travelled of the rule counts only while the file calculates as it was written", () => {
  const text = JSON.stringify(fhirHome(scaleNamed("stress")).questionnaire);
  const score = (json: string) => importFile({ name: "home.json", text: json }).scales[0]?.report;
  expect(score(text)?.todo.join()).not.toContain("calculates otherwise");
  expect(score(text.replace(/(iif\(.*?), 0,/, "$1, 9,"))?.todo.join()).toContain("calculates otherwise by now");
});
