import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";

type Pair = { readonly survey: SurveyDocument; readonly rule: ScoringRule };
/** Two files as they are read; null for one that is not JSON. */
type Before = { readonly survey: unknown; readonly rule: unknown };

/**
 * Returns the version of a scale made of a kit where one of its name is already there: a new one for another wording,
 * because results of two wordings are not compared.
 * @returns null when what is there was not made of this kit
 */
export function versionAfter({ survey, rule }: Before, made: Pair): string | null {
  const before = rule as Partial<ScoringRule> | null;
  if (before?.kit?.id !== made.rule.kit?.id || before?.version === undefined) return null;
  const same = { ...made.rule, version: before.version };
  if (JSON.stringify([survey, rule]) === JSON.stringify([made.survey, same])) return before.version;
  const [major = "1", minor = "0"] = before.version.split(".");
  return `${major}.${Number(minor) + 1}.0`;
}
