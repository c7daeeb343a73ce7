import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { importQuestionnaire } from "#core/fhir/import-questionnaire.ts";
import type { Questionnaire } from "#core/fhir/resources.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { issueText } from "../content/check/report.ts";
import { loadContent } from "../content/files/load.ts";
import { defineCommand } from "./command-line.ts";
import { writeNewScale } from "./scale-files.ts";

const help = `
Makes a scale of a Questionnaire of FHIR R4: its questions as surveys/<id>.json, and from its ordinal values a
first rule, the sum of all points in one band. What could not be taken over, and what the content check still
asks for, is said at the end. Nothing that exists is overwritten.

  --id <id>   the id of the new scale; without it the id in the file
`;

export const command = defineCommand({
  name: "scale:import-fhir",
  summary: "makes a scale of a Questionnaire of FHIR R4",
  usage: "<file.json> [--id <id>]",
  help,
  options: { id: { type: "string" } },
  takes: ["file with the Questionnaire"],
  async run({ id: wanted }, file = "") {
    const questionnaire = await readQuestionnaire(file);
    const id = wanted ?? questionnaire.id?.toLowerCase() ?? "";
    const { survey, rule, notes } = importQuestionnaire(questionnaire, id);
    if (survey.pages.length === 0) throw new CommandError(`${file} has no question that can be asked here.`);
    const config = readConfig(process.env);
    for (const path of await writeNewScale(config, id, { survey, rule })) {
      console.log(`Wrote ${relative(process.cwd(), path)}`);
    }
    for (const note of notes) console.error(note);
    const { issues } = await loadContent(config.surveysDir, config.scoringRulesDir);
    const own = issues.filter((issue) => issue.file?.endsWith(`/${id}.json`));
    if (own.length > 0) console.error("The content check asks for more:");
    for (const issue of own) console.error(issueText(issue));
  },
});

async function readQuestionnaire(file: string): Promise<Questionnaire> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read: ${error.code}.`);
  });
  try {
    const value = JSON.parse(text) as Partial<Questionnaire> | null;
    if (value?.resourceType === "Questionnaire" && Array.isArray(value.item ?? [])) return value as Questionnaire;
  } catch {
    throw new CommandError(`${file} is not valid JSON.`);
  }
  throw new CommandError(`${file} is no Questionnaire of FHIR ("resourceType": "Questionnaire").`);
}
