import { expect, test } from "vitest";
import type { SurveyDocument, SurveyElement } from "#core/content-model/survey.ts";
import { passagesOf } from "../../src/survey-view/passages.ts";
import { createSurveyModel } from "../../src/survey-view/survey-model.ts";

function spoken(element: SurveyElement): string[] {
  const survey: SurveyDocument = { title: "One question", pages: [{ name: "one", elements: [element] }] };
  const [question] = createSurveyModel(survey).getAllQuestions();
  return question ? passagesOf(question).map(({ text }) => text) : [];
}
const asked = { name: "q", title: "How often?" };
const choices = (count: number) => Array.from({ length: count }, (_, index) => `Year ${index}`);

test.each<[string, SurveyElement, string[]]>([
  [
    "the question, what to know, then the options by number",
    { ...asked, type: "radiogroup", description: "In a week.", choices: ["Never", { value: 2, text: "Often" }] },
    ["How often?", "In a week.", "1: Never", "2: Often"],
  ],
  [
    "yes and no in the survey's words",
    { ...asked, type: "boolean", labelFalse: "Not at all" },
    ["How often?", "1: Yes", "2: Not at all"],
  ],
  [
    "options with numbers in their words as they are written",
    { ...asked, type: "radiogroup", choices: ["None", "1", "3 or 4"] },
    ["How often?", "None", "1", "3 or 4"],
  ],
  [
    "that several may be picked",
    { ...asked, type: "checkbox", choices: ["Rail", "Light"] },
    ["How often?", "You can pick more than one.", "1: Rail", "2: Light"],
  ],
  [
    "the ends of a rating, whose numbers are not numbered again",
    { ...asked, type: "rating", rateMin: 0, rateMax: 2, minRateDescription: "never" },
    ["How often?", "0 means “never”.", "0", "1", "2"],
  ],
  [
    "the words at the ends of a slider",
    {
      ...asked,
      type: "slider",
      customLabels: [
        { value: 0, text: "Never" },
        { value: 100, text: "Always" },
      ],
    },
    ["How often?", "A number from 0 to 100, 0 means “Never”, 100 means “Always”."],
  ],
  [
    "each row of a matrix with its options",
    { ...asked, type: "matrix", columns: ["Well", "Hard"], rows: ["Stairs", { value: "f", text: "The floor" }] },
    ["How often?", "Stairs", "1: Well", "2: Hard", "The floor", "1: Well", "2: Hard"],
  ],
  [
    "how a date may be written",
    { ...asked, type: "text", inputType: "date" },
    ["How often?", "Such as March 14, 1950"],
  ],
  ["what is typed, by its question", { ...asked, type: "text", placeholder: "10 PM" }, ["How often?"]],
  ["a short list", { ...asked, type: "dropdown", choices: ["A", "B"] }, ["How often?", "1: A", "2: B"]],
  ["no long list", { ...asked, type: "dropdown", choices: choices(13) }, ["How often?"]],
])("reads %s", (_, element, passages) => expect(spoken(element)).toEqual(passages));

test("what is spoken marks one place on the page", () => {
  const survey: SurveyDocument = {
    title: "Two questions",
    pages: [
      {
        name: "one",
        elements: [
          { ...asked, type: "radiogroup", choices: ["A", "B"] },
          { ...asked, type: "radiogroup", name: "r", choices: ["A", "B"] },
        ],
      },
    ],
  };
  const marks = createSurveyModel(survey)
    .getAllQuestions()
    .flatMap((question) => passagesOf(question).map(({ mark }) => mark));
  expect(new Set(marks).size).toBe(6);
});
