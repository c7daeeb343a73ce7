import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { proofIssues } from "#core/content-check/check-proof.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Issue } from "#core/shared/issue.ts";
import { makeScale, type Scale } from "../../server/content/content.ts";

// Published scales by their structure: keys, reversals and cut-offs are facts. The sentences are our own.

type Row = Readonly<Record<string, string>>;

const FOLDER = import.meta.dirname;
const read = (id: string, part: string) => JSON.parse(readFileSync(join(FOLDER, id, `${part}.json`), "utf8"));

export const PUBLISHED: readonly string[] = readdirSync(FOLDER).filter((id) =>
  existsSync(join(FOLDER, id, "rule.json")),
);

export const documentsOf = (id: string): { survey: SurveyDocument; rule: ScoringRule } => ({
  survey: read(id, "survey"),
  rule: read(id, "rule"),
});

export function scaleOf(id: string): Scale {
  const { survey, rule } = documentsOf(id);
  return makeScale(survey, rule);
}

/** Everything that the check of content says of these two files. */
export function issuesOf(survey: SurveyDocument, rule: ScoringRule): Issue[] {
  const shapes = [...shapeIssues("survey", "survey.json", survey), ...shapeIssues("rule", "rule.json", rule)];
  if (shapes.length > 0) return shapes;
  const crossed = [...surveyIssues("survey.json", survey), ...ruleIssues("rule.json", rule, survey)];
  return crossed.length > 0 ? crossed : proofIssues("rule.json", rule, survey, () => undefined);
}

/** Patterns worked out by hand from the publication: answers, then the results they give. */
export const workedRows = (id: string): Row[] =>
  parse(readFileSync(join(FOLDER, "worked", `${id}.csv`), "utf8"), { columns: true });
