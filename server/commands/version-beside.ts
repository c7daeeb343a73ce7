import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { versionAfter } from "#core/kits/version-after.ts";
import { CommandError } from "../command-error.ts";
import type { ContentFolders } from "../content/check/content-texts.ts";

type Pair = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

/**
 * Returns the version of a scale made of a kit: a new one where it replaces another wording of the same kit, because
 * results of two wordings are not compared.
 * @throws CommandError when another scale has its name
 */
export async function versionBeside({ surveysDir, scoringRulesDir }: ContentFolders, made: Pair): Promise<string> {
  const { scale, version } = made.rule;
  const files = [surveysDir, scoringRulesDir].map((folder) => join(folder, `${scale}.json`));
  const [survey, rule] = await Promise.all(files.map((file) => readJson(file)));
  if (survey === undefined && rule === undefined) return version;
  const next = versionAfter({ survey, rule }, made);
  if (next === null)
    throw new CommandError(`${files.join(" and ")} are there and were not made of this kit; nothing was written.`);
  return next;
}

/** Undefined where there is no such file, null where it is not JSON. */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
