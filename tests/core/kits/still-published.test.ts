import { expect, test } from "vitest";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { compareWording } from "#core/kits/compare-wording.ts";
import { enableKit } from "#core/kits/enable-kit.ts";
import { fitWording } from "#core/kits/fit-wording.ts";
import { readWording } from "#core/kits/read-wording.ts";
import { isStillPublished } from "#core/kits/still-published.ts";
import { ENGLISH, fileOf, SPANISH, sha256, smallKit } from "../../support/kits/small-kit.ts";

function surveyOf(text: string): SurveyDocument {
  const wordings = fitWording(smallKit, readWording(text));
  const compared = wordings.map((wording) => compareWording(smallKit, wording, sha256));
  return enableKit(smallKit, { wordings, compared }).survey;
}
const edited = (from: string, to: string): SurveyDocument =>
  JSON.parse(JSON.stringify(surveyOf(fileOf(ENGLISH))).replace(from, to));
const isStill = (survey: SurveyDocument) => isStillPublished(smallKit, survey, sha256);

test("a survey of a kit keeps its published words in any language, and with another one beside", () => {
  expect(isStill(surveyOf(fileOf(ENGLISH)))).toBe(true);
  expect(isStill(surveyOf(`# es\n${fileOf(SPANISH)}`))).toBe(true);
  expect(isStill(surveyOf(`${fileOf(ENGLISH)}\n# fr\n${fileOf(SPANISH)}`))).toBe(true);
});

test.each([
  ["the instruction", ENGLISH.instruction, "How was it?"],
  ["an item", "I was glad to be home.", "Home was good."],
  ["an option of one item alone", "Now and then", "At times"],
  ["the name of an item", '"name":"home"', '"name":"house"'],
])("%s that was edited is noticed", (_what, from, to) => {
  expect(isStill(edited(from, to))).toBe(false);
});
