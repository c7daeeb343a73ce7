import { expect, test } from "vitest";
import { demoIssues } from "#core/content-check/check-demo.ts";
import { directionOf } from "#core/shared/direction.ts";
import { textOf } from "#core/shared/text-of.ts";
import { catalogue, ruleNames, ruleOf, site } from "./shipped-content.ts";

const scales = new Map(ruleNames.map((id) => [id, { rule: ruleOf(id) }]));
const shipped = site();
const { person } = shipped.demo;
if (!person) throw new Error("nobody is shown");
const issuesOf = (results: typeof person.results) =>
  demoIssues(
    "site.json",
    { ...shipped, demo: { ...shipped.demo, person: { ...person, results } } },
    catalogue(),
    scales,
  ).map(({ code, path }) => `${code} ${path}`);

test("the person of the demo is said to be invented, and has a result of the real rules in each area", () => {
  expect(issuesOf(person.results)).toEqual([]);
  expect(person.results.map(({ category }) => category)).toEqual(catalogue().domains.map(({ category }) => category));
  expect(textOf(person.about)).toMatch(/made her up/);
  expect(textOf(person.about, "es")).toMatch(/inventada/);
});

test("a result that the rule does not give, that nobody has worked out, or that alarms, is found", () => {
  const [first] = person.results;
  if (!first) throw new Error("no result");
  expect(issuesOf([{ ...first, score: first.score + 1 }])).toEqual(["DEMO_SCORE demo.person.results[0].score"]);
  expect(issuesOf([{ ...first, example: "no such" }])).toEqual(["EXAMPLE_UNKNOWN demo.person.results[0].example"]);
  expect(issuesOf([{ ...first, category: "Nowhere" }])).toEqual(["CATEGORY_UNKNOWN demo.person.results[0].category"]);
  const alarming = catalogue().domains.flatMap(({ category, survey }) =>
    ruleOf(survey).examples.flatMap(({ title, score, alerts }) =>
      alerts?.length && score !== null ? [{ category, example: title, score }] : [],
    ),
  )[0];
  if (!alarming) throw new Error("no example raises an alert");
  expect(issuesOf([alarming])).toEqual(["DEMO_ALERT demo.person.results[0].example"]);
});

test.each([
  ["en", "ltr"],
  ["es-MX", "ltr"],
  ["he", "rtl"],
  ["ar-EG", "rtl"],
])("%s is written %s", (code, direction) => expect(directionOf(code)).toBe(direction));
