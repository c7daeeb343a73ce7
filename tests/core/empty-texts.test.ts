import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapeIssues } from "#core/content-check/check-shape.ts";

const rule = JSON.parse(readFileSync("scoring-rules/stress.json", "utf8"));
const blank = { from: 50, meaning: "", legend: { default: "" }, tone: "", explanation: "So.", nextStep: "Go." };

test("an empty text is called empty, also in one language; an empty choice is no text", () => {
  const issues = shapeIssues("rule", "stress.json", { ...rule, bands: [...rule.bands, blank] });
  const said = issues.map(({ path, message }) => [path, message]);
  expect(said).toContainEqual(["bands[3].meaning", "This text is empty."]);
  expect(said.filter(([path]) => path?.startsWith("bands[3].legend"))).toEqual([
    ["bands[3].legend.default", "This text is empty."],
  ]);
  expect(said.find(([path]) => path === "bands[3].tone")?.[1]).toMatch(/is not a name that can be used here/);
});
