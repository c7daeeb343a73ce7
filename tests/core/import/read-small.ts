import { expect } from "vitest";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import { assemble } from "#core/import/assemble.ts";
import type { BroughtFile, Reader } from "#core/import/reader.ts";

export const fileOf = (json: unknown): BroughtFile => ({
  name: "small.json",
  text: typeof json === "string" ? json : JSON.stringify(json),
});

/** Reads the first instrument of a file, and expects that the content check has nothing to say of it. */
export function readSmall(reader: Reader, json: unknown) {
  const [instrument] = reader.read(fileOf(json));
  if (!instrument) throw new Error("nothing was read");
  const { scale, report } = assemble(instrument, "small");
  const elements = (scale?.survey.pages ?? []).flatMap((page) => page.elements) as {
    name: string;
    visibleIf?: string;
  }[];
  const issues = scale
    ? [
        ...shapeIssues("survey", "small", scale.survey),
        ...shapeIssues("rule", "small", scale.rule),
        ...surveyIssues("small", scale.survey),
        ...ruleIssues("small", scale.rule, scale.survey),
      ]
    : [];
  expect(issues).toEqual([]);
  const conditionOf = (name: string) => elements.find((element) => element.name === name)?.visibleIf;
  return { scale, report, elements, conditionOf };
}
