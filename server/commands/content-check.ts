import { readConfig } from "../config.ts";
import { issuesText, warningsText } from "../content/check/report.ts";
import { loadContent } from "../content/files/load.ts";

const { surveysDir, scoringRulesDir } = readConfig(process.env);
const { content, issues, warnings } = await loadContent(surveysDir, scoringRulesDir);
if (warnings.length > 0) console.warn(warningsText(warnings));
if (content) {
  console.log(`The content is in order: ${content.catalogue.domains.length} domains, ${content.scales.size} scales.`);
} else {
  console.error(issuesText(issues));
  process.exitCode = 1;
}
