import { expect, test } from "vitest";
import { starterWarnings } from "#core/content-check/check-starter-words.ts";
import { starterScale } from "#core/content-model/starter-scale.ts";

const { survey, rule } = starterScale("small-joys", "Small joys", 2026);
const pathsIn = (content: unknown) => starterWarnings("file.json", content).map(({ path }) => path);

test("the sample sentences of a new scale are found where they stand, also among translations", () => {
  expect(pathsIn(survey)).toEqual(["description", "pages[0].elements[0].title", "pages[0].elements[1].title"]);
  expect(pathsIn(rule)).toEqual([
    "about",
    ...[0, 1].flatMap((at) => [`bands[${at}].explanation`, `bands[${at}].nextStep`]),
  ]);
  const translated = { default: rule.bands[0]?.explanation, es: "Otra" };
  expect(pathsIn({ bands: [{ explanation: translated }] })).toEqual(["bands[0].explanation.default"]);
});

test("a scale in words of its own has none", () => {
  const own = (content: unknown) => JSON.parse(JSON.stringify(content).replaceAll(/[.?]"/g, ' at all."'));
  expect([...pathsIn(own(survey)), ...pathsIn(own(rule))]).toEqual([]);
});
