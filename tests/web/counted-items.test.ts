import { expect, test } from "vitest";
import { contentText } from "#core/shared/print-json.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";
import { chooseFormula } from "../../src/features/studio/scoring/counted-items.ts";
import { pointsInOrder, setItem } from "../../src/features/studio/scoring/points-edits.ts";

// A file of another tool without a score comes as such a draft.
const draft = contentText({
  unscored: ["tea", "light", "pet"],
  score: "none()",
  range: { min: 0, max: 1 },
  none: "This questionnaire has no score yet.",
});

test("a question that gets points is no longer one that is not counted", () => {
  const given = applied(draft, setItem(draft, [], "light", pointsInOrder(["No", "Yes"])));
  expect(JSON.parse(given).unscored).toEqual(["tea", "pet"]);
  const all = ["tea", "pet"].reduce(
    (text, name) => applied(text, setItem(text, JSON.parse(text).points, name, pointsInOrder(["No", "Yes"]))),
    given,
  );
  expect(JSON.parse(all)).not.toHaveProperty("unscored");
});

test("what a chosen formula counts is counted, and what is said without a number goes with none()", () => {
  const chosen = JSON.parse(applied(draft, chooseFormula(draft, ["score"], "sum({tea}, {light})")));
  expect(chosen).toMatchObject({ unscored: ["pet"], score: "sum({tea}, {light})" });
  expect(chosen).not.toHaveProperty("none");
  const kept = contentText({ score: "iif({tea} > 1, none(), {tea})", none: "No number." });
  const written = "iif({tea} > 2, none(), {tea})";
  expect(JSON.parse(applied(kept, chooseFormula(kept, ["score"], written)))).toEqual({
    score: written,
    none: "No number.",
  });
});

test("a formula within a list counts, and takes along only what stands beside it", () => {
  const several = contentText({
    unscored: ["tea"],
    none: "Elsewhere.",
    results: [{ name: "calm", formula: "none()", none: "Here." }],
  });
  const chosen = JSON.parse(applied(several, chooseFormula(several, ["results", 0, "formula"], "sum({tea})")));
  expect(chosen).toEqual({ none: "Elsewhere.", results: [{ name: "calm", formula: "sum({tea})" }] });
});
