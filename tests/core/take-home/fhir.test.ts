import { describe, expect, test } from "vitest";
import type { Answers } from "#core/content-model/answers.ts";
import { URLS } from "#core/fhir/resources.ts";
import { importFile } from "#core/import/import-file.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { ROUNDED } from "#core/take-home/logic/logic.ts";
import { kits, scaleNamed, scales } from "./scales.ts";
import { inFhir } from "./worked-out/fhir.ts";

describe.each([...scales, ...kits])("%s", (_, scale) => {
  test("works out the scores and the bands of the examples in FHIR's own words", () => {
    const { rule, survey } = scale;
    const workOut = inFhir(scale);
    const isRounded = fhirHome(scale).unsaid.includes(ROUNDED);
    for (const { answers, stored = {} } of [...rule.examples, ...(rule.withoutScore ?? [])]) {
      const given = answers as Answers;
      const { score } = scoreAnswers(rule, given, stored, openItems(itemsOf(survey), given));
      const found = workOut(given, stored);
      if (score === null) expect(found["score/total"]).toBeUndefined();
      else expect(Math.abs(Number(found["score/total"]) - score)).toBeLessThan(isRounded ? 0.11 : 1e-6);
      const band = rule.bands.findLastIndex(({ from }) => score !== null && score >= from);
      if (band >= 0 && !isRounded) expect(found["score/total/band"]).toBe(band + 1);
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

test("a result of another scale is asked where people see it", () => {
  const { questionnaire, unsaid } = fhirHome(scaleNamed("diet"));
  expect(questionnaire.item?.at(-2)).toMatchObject({ linkId: "read/bmi", type: "decimal", text: "Result of bmi" });
  expect(unsaid.join()).toContain("a question, to be filled in");
});

test("what travelled of the rule counts only while the file calculates as it was written", () => {
  const text = JSON.stringify(fhirHome(scaleNamed("stress")).questionnaire);
  const score = (json: string) => importFile({ name: "home.json", text: json }).scales[0]?.report;
  expect(score(text)?.todo.join()).not.toContain("calculates otherwise");
  expect(score(text.replace(/(iif\(.*?), 0,/, "$1, 9,"))?.todo.join()).toContain("calculates otherwise by now");
});
