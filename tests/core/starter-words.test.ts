import { expect, test } from "vitest";
import { starterWarnings } from "#core/content-check/check-starter-words.ts";
import { starterScale } from "#core/content-model/starter-scale.ts";

const { survey, rule } = starterScale("small-joys", "Small joys", 2026);
const pathsIn = (content: unknown) => starterWarnings("file.json", content).map(({ path }) => path);

test("the sample sentences of a new scale are found where they stand, also among translations", () => {
  expect(pathsIn(survey)).toEqual(["pages[0].elements[0].title", "pages[0].elements[1].title"]);
  expect(pathsIn(rule)).toEqual(["bands[0].explanation", "bands[1].explanation"]);
  const translated = { default: rule.bands[0]?.explanation, es: "Otra" };
  expect(pathsIn({ bands: [{ explanation: translated }] })).toEqual(["bands[0].explanation.default"]);
});

test("a scale in words of its own has none", () => {
  const own = (content: unknown) => JSON.parse(JSON.stringify(content).replaceAll(/thing/g, "joy"));
  expect([...pathsIn(own(survey)), ...pathsIn(own(rule))]).toEqual([]);
});
