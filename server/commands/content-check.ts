import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { issuesText, warningsText } from "../content/check/report.ts";
import { checkPairs } from "../content/files/check-pairs.ts";
import { loadContent } from "../content/files/load.ts";
import { readLibrary } from "../content/kits/read-library.ts";
import { defineCommand } from "./command-line.ts";

const help = `
Checks the files of SURVEYS_DIR and SCORING_RULES_DIR, and says what is wrong and what to do about it. With a folder
it checks the scales in its folders "surveys" and "scoring-rules" alone, as if they were added to that content.
`;

export const command = defineCommand({
  name: "content:check",
  summary: "checks surveys and scoring rules",
  usage: "[folder]",
  help,
  options: {},
  takes: [],
  mayTake: 1,
  async run(_, folder) {
    const config = readConfig(process.env);
    if (folder === undefined) return checkAll(config);
    const { ids, issues, warnings } = await checkPairs(folder, config);
    if (warnings.length > 0) console.warn(warningsText(warnings));
    if (issues.length > 0) throw new CommandError(issuesText(issues));
    if (ids.length === 0) throw new CommandError(`${folder} has no scale: no file in its surveys or scoring-rules.`);
    console.log(`In order: ${ids.join(", ")}.`);
  },
});

async function checkAll({ surveysDir, scoringRulesDir }: ReturnType<typeof readConfig>): Promise<void> {
  const { content, issues, warnings } = await loadContent(surveysDir, scoringRulesDir);
  const library = await readLibrary(surveysDir);
  if (warnings.length > 0) console.warn(warningsText(warnings));
  if (!content || library.issues.length > 0) throw new CommandError(issuesText([...issues, ...library.issues]));
  const { domains } = content.catalogue;
  const kits = library.kits.length > 0 ? `, ${library.kits.length} kits` : "";
  console.log(`The content is in order: ${domains.length} domains, ${content.scales.size} scales${kits}.`);
}
