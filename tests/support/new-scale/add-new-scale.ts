import { cpSync } from "node:fs";
import { join } from "node:path";

export const NEW_SCALE = "ease-at-home";

/** The shipped content in a folder of its own, with one more scale: two files and nothing else. */
export function contentWithNewScale(folder: string): { SURVEYS_DIR: string; SCORING_RULES_DIR: string } {
  const [surveys, scoringRules] = [join(folder, "surveys"), join(folder, "scoring-rules")];
  cpSync("surveys", surveys, { recursive: true });
  cpSync("scoring-rules", scoringRules, { recursive: true });
  cpSync(join(import.meta.dirname, "survey.json"), join(surveys, `${NEW_SCALE}.json`));
  cpSync(join(import.meta.dirname, "rule.json"), join(scoringRules, `${NEW_SCALE}.json`));
  return { SURVEYS_DIR: surveys, SCORING_RULES_DIR: scoringRules };
}
