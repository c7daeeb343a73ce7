import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import { writtenSurveySchema } from "#core/content-check/written-survey-schema.ts";
import { CoachContentSchema } from "#core/content-model/coach.ts";
import { CatalogueSchema } from "#core/content-model/domains.ts";
import { GuidanceFileSchema } from "#core/content-model/guidance.ts";
import { KitSchema, ListedScalesSchema } from "#core/content-model/kit.ts";
import { KnowYourNumbersSchema } from "#core/content-model/know-your-numbers.ts";
import { KnownMessagesFileSchema } from "#core/content-model/safety.ts";
import { SiteSchema } from "#core/content-model/site.ts";
import { StepsSchema } from "#core/content-model/steps.ts";
import { readConfig } from "../config.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "content:schemas",
  summary: "writes the JSON Schemas by which editors complete and underline content files",
  usage: "",
  help: `
Writes the JSON Schemas that content files name in "$schema". They are made from the types of the content and are
never kept in git. Each start of the server through npm does this by itself.
`,
  options: {},
  takes: [],
  async run() {
    const { surveysDir, scoringRulesDir } = readConfig(process.env);
    const schemas: [string, object][] = [
      [join(surveysDir, "survey.schema.json"), writtenSurveySchema()],
      [join(surveysDir, "domains.schema.json"), CatalogueSchema],
      [join(surveysDir, "site.schema.json"), SiteSchema],
      [join(surveysDir, "coach.schema.json"), CoachContentSchema],
      [join(surveysDir, "know-your-numbers.schema.json"), KnowYourNumbersSchema],
      [join(surveysDir, "steps.schema.json"), StepsSchema],
      [join(surveysDir, "guidance.schema.json"), GuidanceFileSchema],
      [join(surveysDir, "messages.schema.json"), KnownMessagesFileSchema],
      [join(surveysDir, "kit.schema.json"), KitSchema],
      [join(surveysDir, "listed-scales.schema.json"), ListedScalesSchema],
      [join(scoringRulesDir, "scoring-rule.schema.json"), writtenRuleSchema()],
    ];
    for (const [file, schema] of schemas) await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  },
});
