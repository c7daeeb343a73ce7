import { expect, test } from "vitest";
import type { Consequences } from "#core/api/studio.ts";
import { agrees } from "../../src/features/studio/scoring/agrees.ts";
import { type Proposal, proposedAnew, ruleWith } from "../../src/features/studio/scoring/proposals.ts";

test.each([
  [15.43, 15.428571428571429, undefined, true],
  [15.4, 15.428571428571429, undefined, true],
  [15.4, 15.428571428571429, 2, false],
  [15.42, 15.428571428571429, undefined, false],
  [15, 15.428571428571429, undefined, false],
  [15, 15.428571428571429, 0, true],
  [27, 27, undefined, true],
  [27, 26, undefined, false],
  [-0.33, -1 / 3, undefined, true],
])("%d is %d as people write it, with %s decimals shown: %s", (stated, given, decimals, isSo) => {
  expect(agrees(stated, given, decimals)).toBe(isSo);
});

const rule = {
  examples: [{ title: "own", answers: { a: "x" }, score: 1 }],
  withoutScore: [{ title: "none", answers: {} }],
};
const proposals: readonly Proposal[] = [
  {
    list: "examples",
    example: { title: "To confirm: 1.5, just below", answers: { a: "y" }, score: 1.5, meaning: "Low" },
  },
  { list: "withoutScore", example: { title: "To confirm: 3 of 9 open", answers: { b: "y" } } },
];
type Rerun = Consequences["examples"][number];
const rerun = (got: Rerun["got"]): Rerun => ({
  title: "",
  isRight: true,
  expected: { score: null, meaning: "", results: {}, alerts: [] },
  got,
  why: null,
});

test("proposals are scored with the rule as examples of it, and take what it gives now", () => {
  const asked = JSON.parse(ruleWith(rule, proposals));
  expect(asked.examples).toEqual([...rule.examples, proposals[0]?.example]);
  expect(asked.withoutScore).toEqual([...rule.withoutScore, proposals[1]?.example]);
  const [own, first, none, second] = [
    rerun(null),
    rerun({ score: 2, meaning: "High", results: {}, alerts: ["one"] }),
    rerun(null),
    rerun({ score: 4, meaning: "High", results: {}, alerts: [] }),
  ];
  expect(proposedAnew(rule, proposals, [own, first, none, second])).toEqual([
    {
      list: "examples",
      example: { title: "To confirm: 2, just below", answers: { a: "y" }, score: 2, meaning: "High", alerts: ["one"] },
    },
    { list: "examples", example: { title: "To confirm: 3 of 9 open", answers: { b: "y" }, score: 4, meaning: "High" } },
  ]);
});

test("a proposal that gives no score any more, or that cannot be scored just now, says so", () => {
  const none = rerun({ score: null, meaning: "", results: {}, alerts: [] });
  expect(proposedAnew(rule, proposals, [none, none, none, rerun(null)])).toEqual([
    { list: "withoutScore", example: { title: "To confirm: 1.5, just below", answers: { a: "y" } } },
    proposals[1],
  ]);
});
