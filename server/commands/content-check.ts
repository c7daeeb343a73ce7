import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { issuesText, warningsText } from "../content/check/report.ts";
import { loadContent } from "../content/files/load.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "content:check",
  summary: "checks surveys and scoring rules",
  usage: "",
  help: "Checks the files of SURVEYS_DIR and SCORING_RULES_DIR, and says what is wrong and what to do about it.",
  options: {},
  takes: [],
  async run() {
    const { surveysDir, scoringRulesDir } = readConfig(process.env);
    const { content, issues, warnings } = await loadContent(surveysDir, scoringRulesDir);
    if (warnings.length > 0) console.warn(warningsText(warnings));
    if (!content) throw new CommandError(issuesText(issues));
    const { domains } = content.catalogue;
    console.log(`The content is in order: ${domains.length} domains, ${content.scales.size} scales.`);
  },
});
