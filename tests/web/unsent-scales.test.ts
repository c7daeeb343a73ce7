import { expect, test } from "vitest";
import { unsentScales } from "../../src/features/account/unsent-scales.ts";

const domains = [
  { category: "Stress", name: "Stress", survey: "stress" },
  { category: "Socialization", name: "Social life", survey: "socialization", variants: ["socialization-18"] },
];
const scales = [
  { id: "gratitude", title: "Gratitude" },
  { id: "hope", title: "Hope" },
];
const named = (...surveys: string[]) => unsentScales(surveys, domains, scales).map(({ name }) => name);

test("every scale is named whose answers are removed: a domain, by a variant too, and a standalone scale", () => {
  expect(named("stress", "socialization-18", "hope")).toEqual(["Stress", "Social life", "Hope"]);
  expect(named("gratitude")).toEqual(["Gratitude"]);
  expect(named("withdrawn")).toEqual([]);
});
