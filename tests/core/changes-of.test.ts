import { expect, test } from "vitest";
import type { Change } from "#core/api/explanation.ts";
import type { Gauge } from "#core/content-model/rule-result.ts";
import { changesOf } from "#core/shared/score-changes.ts";
import { ruleOf } from "./shipped-content.ts";

const entry = (score: number, version = "1.0.0", scale = "stress") => ({
  score,
  meaning: "",
  submittedAt: "2026-01-01T00:00:00.000Z",
  scale,
  version,
});
const scale = (better: Gauge["better"], within?: number) => ({
  gauge: { max: 40, better },
  ...(within === undefined ? {} : { margin: { within, basis: "…" } }),
});

test.each<[string, ReturnType<typeof scale>, number[], Change[]]>([
  ["one result", scale("lower", 3), [18], ["first"]],
  ["no result", scale("lower", 3), [], []],
  ["no change", scale("lower", 3), [18, 18], ["first", "same"]],
  ["a change within the margin", scale("lower", 3), [18, 21, 18], ["first", "same", "same"]],
  ["a change past the margin, lower is better", scale("lower", 3), [18, 22, 18], ["first", "worse", "better"]],
  ["a change past the margin, higher is better", scale("higher", 3), [18, 22, 18], ["first", "better", "worse"]],
  ["within the margin across a band's border", scale("lower", 3), [13, 14], ["first", "same"]],
  ["the middle is best", scale("middle", 1), [20, 25, 20], ["first", "more", "less"]],
  ["no margin declared", scale("higher"), [5, 5, 6], ["first", "same", "more"]],
  ["decimals at the margin", scale("higher", 0.5), [22.1, 22.6, 23.2], ["first", "same", "better"]],
])("%s", (_, view, scores, changes) => {
  expect(
    changesOf(
      scores.map((score) => entry(score)),
      view,
    ),
  ).toEqual(changes);
});

test("across other questions or points nothing is compared, and comparing begins anew", () => {
  const entries = [entry(30), entry(10, "1.1.0"), entry(11, "1.1.0"), entry(11, "1.1.0", "stress-short")];
  expect(changesOf(entries, scale("lower", 3))).toEqual(["first", "otherQuestions", "same", "otherQuestions"]);
});

test("a shipped rule's own margin holds", () => {
  const rule = ruleOf("exercise");
  expect(changesOf([entry(18), entry(105), entry(17)], rule)).toEqual(["first", "same", "worse"]);
});

test("without a measured margin no shipped rule calls a change better or worse", () => {
  for (const scale of ["bmi", "diet", "learning", "sleep", "socialization", "socialization-18", "stress"])
    expect(changesOf([entry(3), entry(9), entry(1)], ruleOf(scale)), scale).toEqual(["first", "more", "less"]);
});
