import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { meantHint } from "#core/content-check/nearest-name.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { contentText } from "#core/shared/print-json.ts";
import { SCALE_ID } from "#core/shared/scale-id.ts";
import { CommandError } from "../command-error.ts";
import type { Config } from "../config.ts";
import { issuesText } from "../content/check/report.ts";
import type { Scale } from "../content/content.ts";
import { loadContent } from "../content/files/load.ts";
import { NOT_SURVEYS } from "../content/files/read-files.ts";

type Folders = Pick<Config, "surveysDir" | "scoringRulesDir">;

/**
 * Returns a scale as its files define it now.
 * @throws CommandError when the content has an issue, or no scale has this name
 */
export async function scaleOfFiles({ surveysDir, scoringRulesDir }: Folders, id: string): Promise<Scale> {
  const { content, issues } = await loadContent(surveysDir, scoringRulesDir);
  if (!content) throw new CommandError(issuesText(issues));
  const scale = content.scales.get(id);
  if (!scale) throw new CommandError(`There is no scale "${id}". ${meantHint(id, content.scales.keys())}`);
  return scale;
}

/**
 * Writes the two files of a new scale.
 * @returns their paths
 * @throws CommandError when the id is not valid, or is taken
 */
export async function writeNewScale(
  { surveysDir, scoringRulesDir }: Folders,
  id: string,
  { survey, rule }: { survey: SurveyDocument; rule: ScoringRule },
): Promise<string[]> {
  const places = placesOf({ surveysDir, scoringRulesDir }, id);
  const [surveyFile, ruleFile] = places;
  for (const file of places)
    if (existsSync(file)) throw new CommandError(`${file} is already there; nothing was written.`);
  await writeFile(surveyFile, contentText(survey), { flag: "wx" });
  await writeFile(ruleFile, contentText(rule), { flag: "wx" });
  return places;
}

function placesOf({ surveysDir, scoringRulesDir }: Folders, id: string): [survey: string, rule: string] {
  if (!SCALE_ID.test(id)) {
    const form = "small letters, digits and hyphens, a letter first, at most 64 in all, such as small-joys";
    throw new CommandError(`"${id}" cannot be the id of a scale. An id has ${form}.`);
  }
  if (NOT_SURVEYS.includes(id))
    throw new CommandError(`"${id}" is the name of another content file. Choose another id.`);
  return [join(surveysDir, `${id}.json`), join(scoringRulesDir, `${id}.json`)];
}
