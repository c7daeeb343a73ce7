import { describe, expect, test } from "vitest";
import type { Answers } from "#core/content-model/answers.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { lostInFhir } from "#core/take-home/fhir/lost-in-fhir.ts";
import { ROUNDED } from "#core/take-home/logic/logic.ts";
import { printedScale } from "#core/take-home/print/printed-scale.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import { isFull } from "../../support/is-full.ts";
import { fromFhir } from "../from-fhir.ts";
import { scaleNamed, scales } from "./scales.ts";
import { inSurveyJs } from "./worked-out/surveyjs.ts";

/** What answers and conditions hold on to. */
const asked = (survey: Parameters<typeof itemsOf>[0]) =>
  itemsOf(survey).map(({ name, required, conditions, answer }) => ({
    name,
    required,
    conditions: conditions.map((one) => one.replaceAll('"', "'")),
    codes: "options" in answer ? answer.options.map(({ value }) => value) : null,
  }));

describe.each(scales)("%s", (_, scale) => {
  test("SurveyJS: comes back with the same items, codes and conditions", () => {
    const { document } = surveyJsDocument(scale);
    expect(asked(JSON.parse(JSON.stringify(document)))).toEqual(asked(scale.survey));
  });

  test("paper: every question and option, and no points", () => {
    for (const language of ["en", "es"]) {
      const { text } = printedScale(scale, language);
      const numbers = [...text.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number));
      const questions = new Set(
        itemsOf(scale.survey).map(({ name, row, besideOther }) => row?.question ?? besideOther ?? name),
      );
      expect(numbers).toEqual([...questions].map((__, index) => index + 1));
      expect(text).not.toMatch(/undefined|\[object|NaN/);
    }
  });
});

describe.each(scales.filter(([name]) => name !== "all-sorts"))("%s", (_, scale) => {
  test("FHIR: comes back with the same items, codes and conditions", () => {
    const { survey } = fromFhir(questionnaireOf(scale), scale.rule.scale);
    expect(asked(survey)).toEqual(asked(scale.survey));
  });
});

describe.each(scales)("%s", (_, { survey, rule }) => {
  test("SurveyJS itself works out the scores of the examples", () => {
    const { unsaid } = surveyJsDocument({ survey, rule });
    const workOut = inSurveyJs({ survey, rule });
    const all = [...rule.examples, ...(rule.withoutScore ?? [])];
    // SurveyJS takes long over each: `npm run test:full` has it score them all.
    for (const { answers, stored = {} } of all.filter((__, at) => isFull || at % 4 === 0)) {
      const { score } = scoreAnswers(rule, answers as Answers, stored, openItems(itemsOf(survey), answers as Answers));
      const found = workOut(answers as Answers, stored)["score"];
      if (score === null) expect(found ?? "").toBe("");
      else expect(Math.abs(Number(found) - score)).toBeLessThan(unsaid.includes(ROUNDED) ? 0.11 : 1e-6);
    }
  });
});

test("what FHIR has no place for is listed", () => {
  expect(lostInFhir(scaleNamed("sleep")).join("\n")).toContain("The line in-bed");
  expect(lostInFhir(scaleNamed("stress"))).toEqual([]);
});

test("paper says conditions in words, in the reader's language", () => {
  const scale = scaleNamed("exercise");
  expect(printedScale(scale, "en").text).toContain(
    "*Answer this only if you answered question 1 and question 1 is not “Never”.*",
  );
  expect(printedScale(scale, "es").text).toContain(
    "*Responda solo si respondió a la pregunta 1 y en la pregunta 1 no eligió «Ninguno».*",
  );
  expect(printedScale(scaleNamed("all-sorts"), "en").text).toContain("| We play | ☐ | ☐ | ☐ | ☐ |");
});
