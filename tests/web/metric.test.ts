import { expect, test } from "vitest";
import { type MeasureSelect, measuresOf, NOTHING_PICKED } from "../../src/features/bmi/measures.ts";
import { picksFromMetric } from "../../src/features/bmi/metric.ts";

const select = (measure: MeasureSelect["measure"], min: number, max: number): MeasureSelect => ({
  measure,
  label: measure,
  placeholder: "Choose",
  min,
  max,
});
const selects = [select("feet", 1, 9), select("inches", 0, 11), select("weight", 50, 300)];

test("converts to the nearest inch and pound", () => {
  expect(picksFromMetric(180, 80, selects)).toEqual({ feet: "5", inches: "11", weight: "176" });
});

test("carries twelve inches over to the next foot", () => {
  expect(picksFromMetric(182.5, 80, selects)).toEqual({ feet: "6", inches: "0", weight: "176" });
});

test.each([
  [180, 8],
  [18, 80],
  [Number.NaN, 80],
])("offers nothing for %s cm and %s kg", (centimetres, kilograms) => {
  expect(picksFromMetric(centimetres, kilograms, selects)).toBeNull();
});

test("has no measures until all three are chosen and above 0", () => {
  expect(measuresOf(NOTHING_PICKED)).toBeNull();
  expect(measuresOf({ feet: "5", inches: "", weight: "150" })).toBeNull();
  expect(measuresOf({ feet: "0", inches: "0", weight: "150" })).toBeNull();
  expect(measuresOf({ feet: "5", inches: "0", weight: "150" })).toEqual({ feet: 5, inches: 0, weight: 150 });
});
