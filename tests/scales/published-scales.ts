import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { proofIssues } from "#core/content-check/check-proof.ts";
import { ruleIssues } from "#core/content-check/check-rule.ts";
import { shapeIssues } from "#core/content-check/check-shape.ts";
import { surveyIssues } from "#core/content-check/check-survey.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Scored } from "#core/scoring/score.ts";
import type { Issue } from "#core/shared/issue.ts";
import { textOf } from "#core/shared/text-of.ts";
import { readWrittenRule } from "#core/shared/written-rule.ts";
import { readWritten } from "#core/surveys/written-survey.ts";
import { makeScale, type Scale } from "../../server/content/content.ts";

// Published scales by their structure: keys, reversals and cut-offs are facts. The sentences are our own.

type Row = Readonly<Record<string, string>>;

const FOLDER = import.meta.dirname;
const read = (id: string, part: string) => JSON.parse(readFileSync(join(FOLDER, id, `${part}.json`), "utf8"));

export const PUBLISHED: readonly string[] = readdirSync(FOLDER).filter((id) =>
  existsSync(join(FOLDER, id, "rule.json")),
);

export const documentsOf = (id: string): { survey: SurveyDocument; rule: ScoringRule } => ({
  survey: readWritten(read(id, "survey")).survey as SurveyDocument,
  rule: readWrittenRule(read(id, "rule")).rule as ScoringRule,
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

/**
 * Returns what a scale gives by the names of results: the score as `score` and by its own name, the further results,
 * subscores, the place of the band from 1 on, and whether there was an alert. Empty where there is none.
 */
export function resultsByName({ rule }: Pick<Scale, "rule">, scored: Scored | null): Record<string, string> {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? "" : `${value}`);
  const trace = scored?.trace;
  const band = rule.bands.findIndex(({ meaning }) => textOf(meaning) === scored?.meaning) + 1;
  const further = (rule.further ?? []).map(({ name }) => [
    name,
    text(trace?.results?.find((result) => result.name === name)?.score),
  ]);
  const derived = scored?.score === null ? [] : (trace?.derived ?? []);
  const subscores = [...(rule.subscores ?? []), ...(rule.steps ?? [])].map(({ name }) => [
    name,
    text(derived.find((value) => value.name === name)?.value),
  ]);
  return {
    ...Object.fromEntries([...subscores, ...further]),
    score: text(scored?.score),
    ...(rule.main ? { [rule.main.name]: text(scored?.score) } : {}),
    band: band > 0 ? `${band}` : "",
    alert: trace?.alerts ? "1" : "0",
  };
}

/** Patterns computed by hand from the publication: answers, then the results they give. */
export const patternRows = (id: string): Row[] =>
  parse(readFileSync(join(FOLDER, "patterns", `${id}.csv`), "utf8"), { columns: true });
