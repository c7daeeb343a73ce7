import { type Suggested, suggestedExamples } from "#core/content-check/examples/suggested-examples.ts";
import { meantHint } from "#core/content-check/nearest-name.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { CommandError } from "../command-error.ts";
import type { Config } from "../config.ts";
import { checkedScales, rangeIn } from "../content/check/checked-scales.ts";
import { labelOf } from "../content/check/content-texts.ts";
import { issuesText } from "../content/check/report.ts";
import { parsedFiles, readTexts } from "../content/files/read-files.ts";

/** Issues that more examples may settle: what a proof cannot list, it takes from them. */
const OF_EXAMPLES: readonly string[] = ["EXAMPLE_MISSING", "RANGE_WIDE", "BAND_UNREACHABLE"];

/**
 * Finds the examples that the rule of a scale lacks, from its files.
 * @throws CommandError when no scale has this name, or it has other issues than missing examples
 */
export async function examplesOfFiles(
  folders: Pick<Config, "surveysDir" | "scoringRulesDir">,
  id: string,
): Promise<Suggested> {
  const { texts, issues } = await readTexts(folders);
  const surveys = parsedFiles(texts, "surveys", labelOf("surveys", folders));
  const rules = parsedFiles(texts, "scoring-rules", labelOf("scoring-rules", folders));
  const checked = checkedScales(surveys.files, rules.files, labelOf("scoring-rules", folders));
  const scale = checked.find((one) => one.id === id);
  const read = [...issues, ...surveys.issues, ...rules.issues];
  if (!scale) {
    const hint = meantHint(
      id,
      checked.map((one) => one.id),
    );
    throw new CommandError(read.length > 0 ? issuesText(read) : `There is no scale "${id}". ${hint}`);
  }
  const others = scale.issues.filter(({ code }) => !OF_EXAMPLES.includes(code));
  if (others.length > 0) throw new CommandError(issuesText(others));
  const readOf = (files: typeof rules.files) => files.find((one) => one.id === id)?.value;
  const [survey, rule] = [readOf(surveys.files) as SurveyDocument, readOf(rules.files) as ScoringRule];
  return suggestedExamples(rule, survey, rangeIn(rules.files));
}
