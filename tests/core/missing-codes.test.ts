import { expect, test } from "vitest";
import { exportRecord } from "#core/export/export-record.ts";
import { rScript, spssScript } from "#core/export/loading-scripts.ts";
import { exportVariables } from "#core/export/variables.ts";
import { scoreCells } from "#core/scoring/score-cells.ts";
import { scaleOf } from "../scales/published-scales.ts";

const scale = scaleOf("phq-9");
const variables = exportVariables([scale]);
const fixed = {
  participant: "p",
  submission: "s",
  submittedAt: "",
  ageBand: "",
  contentVersion: "",
  ruleVersion: "",
  replacedBy: null,
  firstSubmittedAt: null,
  original: null,
};

test("what was left open is exported as a code, never as 0 or as nothing; what gives no score has none", () => {
  const cells = { q1: "0", q2: "1", q3: "", q4: "", q5: "", q6: "0", q7: "0", q8: "0", q9: "0", q10: "" };
  const { scored } = { scored: null, ...scoreCells(scale, cells) };
  if (!scored) throw new Error("no score");
  const answers = { q1: 0, q2: 1, q6: 0, q7: 0, q8: 0, q9: 0 };
  const { score, meaning, trace } = scored;
  const record = exportRecord(variables, { ...fixed, answers, score, meaning, trace });
  expect(record).toMatchObject({ q1: 0, q3: -98, q10: -98, "points:q1": 0, "points:q3": null, score: null });
  // A table that was exported can be scored again.
  const again = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, value === null ? "" : `${value}`]),
  );
  expect({ scored: null, ...scoreCells(scale, again) }.scored?.trace).toEqual(trace);
});

test("a question that was not asked has a code of its own", () => {
  const { survey, rule } = scaleOf("ucla-3");
  const hidden = JSON.parse(JSON.stringify({ survey, rule }));
  hidden.survey.pages[0].elements[2].visibleIf = "{u1} > 1";
  hidden.rule.points[0].notAsked = 1;
  const { items } = scaleOf("ucla-3");
  const asked = exportVariables([hidden]);
  expect(items.length).toBe(3);
  const trace = { items: [{ item: "u3", answer: null, points: 1 }], derived: [], formula: "", score: 3, band: null };
  expect(exportRecord(asked, { ...fixed, answers: {}, score: 3, meaning: "", trace })).toMatchObject({ u3: -99 });
});

test("the scripts declare the codes as missing", () => {
  const spss = spssScript(variables, "results.csv");
  expect(spss).toContain("MISSING VALUES q1 (-97, -98, -99).");
  expect(spss).toContain("('-98'=-98)");
  expect(spss).toContain("-97 'would rather not say' -98 'left open' -99 'not asked'");
  expect(spss).not.toContain("MISSING VALUES score");
  expect(rScript(variables, "results.csv")).toContain('levels = c("-97", "-98", "-99")');
});
