import { expect, test } from "vitest";
import { numbersFor } from "../../src/ui/call-buttons/numbers-for.ts";

const safety = { region: "US", regions: { US: { emergency: "911", crisis: "988" } } };

test.each([
  ["doctor", "See your doctor.", []],
  ["doctor", "See your doctor. Call {crisis} at any hour.", ["988"]],
  ["doctor", "Call {emergency} at once if your chest hurts.", ["911"]],
  ["note", "{unknown}", []],
  ["crisis", "Call {crisis} at any hour.", ["988", "911"]],
] as const)("an alert of kind %s that says %j has a button for %j", (kind, words, numbers) =>
  expect(numbersFor(kind, safety, words)).toEqual(numbers),
);
