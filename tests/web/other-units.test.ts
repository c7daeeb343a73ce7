import { expect, test } from "vitest";
import type { OtherUnits } from "#core/content-model/first-survey.ts";
import { picksFromUnits, unitsFromPicks } from "../../src/features/first-survey/other-units.ts";
import { answersOf, selectsOf } from "../../src/features/first-survey/picks.ts";
import { catalogue, surveyOf } from "../core/shipped-content.ts";

const [asked] = catalogue().domains.flatMap(({ firstSurvey }) => firstSurvey ?? []);
const units = asked?.otherUnits as OtherUnits;
const selects = selectsOf(surveyOf(`${asked?.survey}`));
const convert = (centimetres: number, kilograms: number) => picksFromUnits(units, [centimetres, kilograms], selects);

test("converts to the nearest inch and pound", () => {
  expect(convert(180, 80)).toEqual({ feet: "5", inches: "11", weight: "176" });
});

test("carries twelve inches over to the next foot", () => {
  expect(convert(182.5, 80)).toEqual({ feet: "6", inches: "0", weight: "176" });
});

test.each([
  [180, 8],
  [18, 80],
  [-180, 80],
  [Number.NaN, 80],
  [Number.POSITIVE_INFINITY, 80],
])("offers nothing for %s cm and %s kg", (centimetres, kilograms) => {
  expect(convert(centimetres, kilograms)).toBeNull();
});

test("is the conversion to whole inches and pounds for every height and weight that is offered", () => {
  const different: string[] = [];
  for (let height = 0; height <= 330; height += 0.25) {
    for (const weight of [22, 22.5, 60.3, 80, 136, 136.4, 137]) {
      const inches = Math.round(height / 2.54);
      const measures = [Math.floor(inches / 12), inches % 12, Math.round(weight / 0.45359237)] as const;
      const [feet, extra, pounds] = measures;
      const isOffered = feet >= 1 && feet <= 9 && pounds >= 50 && pounds <= 300;
      const expected = isOffered ? { feet: `${feet}`, inches: `${extra}`, weight: `${pounds}` } : null;
      if (JSON.stringify(convert(height, weight)) !== JSON.stringify(expected)) different.push(`${height} ${weight}`);
    }
  }
  expect(different).toEqual([]);
});

test("there are no answers until all questions have one of their options", () => {
  expect(answersOf({}, selects)).toBeNull();
  expect(answersOf({ feet: "5", inches: "", weight: "150" }, selects)).toBeNull();
  expect(answersOf({ feet: "0", inches: "0", weight: "150" }, selects)).toBeNull();
  expect(answersOf({ feet: "5", inches: "0", weight: "150" }, selects)).toEqual({ feet: 5, inches: 0, weight: 150 });
});

test("there and back again is the same choice, for every height and weight that is offered", () => {
  const [feet = [], inches = [], weight = []] = selects.map(({ options }) => options.map(({ value }) => `${value}`));
  const heights = feet.flatMap((foot) => inches.map((inch) => ({ feet: foot, inches: inch, weight: "150" })));
  const weights = weight.map((pounds) => ({ feet: "5", inches: "4", weight: pounds }));
  for (const picks of [...heights, ...weights]) {
    expect(picksFromUnits(units, unitsFromPicks(units, picks).map(Number), selects)).toEqual(picks);
  }
});

test("what is not chosen yet stays empty", () => {
  expect(unitsFromPicks(units, { feet: "5", inches: "0" })).toEqual(["152.4", ""]);
  expect(unitsFromPicks(units, { feet: "5", weight: "150" })).toEqual(["", "68"]);
});
