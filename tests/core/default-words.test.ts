import { expect, test } from "vitest";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { textOf } from "#core/shared/text-of.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { smallScale } from "../support/small-scale.ts";
import { fromFhir } from "./from-fhir.ts";

const scale = smallScale(
  [
    { type: "radiogroup", name: "helper", title: "?", choices: ["Son"], showNoneItem: true, showOtherItem: true },
    { type: "boolean", name: "alone", title: "?" },
  ],
  { score: "1", unscored: ["helper", "alone"] },
);
const items = itemsOf(scale.survey);

test("FHIR gives them back as the survey has them", () => {
  const { survey } = fromFhir(questionnaireOf(scale));
  expect(survey.pages[0]?.elements.find(({ name }) => name === "alone")).not.toHaveProperty("labelTrue");
});

test("words that a survey leaves to the site are in every language of the interface", () => {
  const words = items.flatMap(({ answer }) => ("options" in answer ? answer.options.map(({ text }) => text) : []));
  expect(words.map((text) => textOf(text, "es"))).toEqual([
    ...["Son", "Ninguna de estas", "Otra respuesta, dígala"],
    ...["Sí", "No"],
  ]);
  expect(words.map((text) => textOf(text, "en"))).toEqual(["Son", "None of these", "Other, please say", "Yes", "No"]);
});
