import { unscoredTexts } from "#core/export/unscored-texts.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import { writeAudit } from "../research/audit.ts";
import { exportedSubmissions } from "../research/exported-submissions.ts";
import { openPseudonyms } from "../research/pseudonyms.ts";
import { writeResponses } from "../research/write-responses.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand, WrongCall } from "./command-line.ts";
import { resultStream } from "./result-stream.ts";
import { scaleOfFiles } from "./scale-files.ts";
import { tellLeftOut } from "./tell-left-out.ts";

const help = `
Writes a scale as a Questionnaire of FHIR R4: options with their points as ordinal values, simple conditions as
enableWhen. Formulas and bands have no place in it.

  --responses <ndjson|bundle>  write the stored submissions as QuestionnaireResponses instead, under the same
                               pseudonyms as scale:export: one a line, or all in one Bundle
  --with-text                  write also the typed texts that no score is made of, which the responses leave out
  --out <file>                 write to this new file in place of stdout
`;

export const command = defineCommand({
  name: "scale:fhir",
  summary: "writes a scale, or its submissions, as FHIR R4",
  usage: "<id> > questionnaire.json",
  help,
  printsResult: true,
  options: {
    responses: { type: "string" },
    out: { type: "string" },
    "with-text": { type: "boolean", default: false },
  },
  takes: ["id of the scale"],
  async run({ responses: form, out, "with-text": withText }, id = "") {
    if (form !== undefined && form !== "ndjson" && form !== "bundle") {
      throw new WrongCall("--responses takes ndjson or bundle.");
    }
    const config = readConfig(process.env);
    if (form === undefined) {
      const scale = await scaleOfFiles(config, id);
      (await resultStream(out)).write(`${JSON.stringify(questionnaireOf(scale), null, 2)}\n`);
      return;
    }
    const { database } = await openStorage(config);
    try {
      const stored = await versionsOfScale(database, id);
      if (stored.length === 0) throw new CommandError(`No version of "${id}" was ever published here.`);
      const versions = new Map(
        stored.map(({ hash, survey, rule }) => [hash, { survey: JSON.parse(survey), rule: JSON.parse(rule) }]),
      );
      const submissions = exportedSubmissions(database, id, await openPseudonyms(config.dataDir));
      const texts = withText ? new Set<string>() : unscoredTexts([...versions.values()]);
      const count = await writeResponses(submissions, versions, form, await resultStream(out), texts);
      await writeAudit(config.dataDir, { event: "results exported", scale: id, count, withText }, new Date());
      console.error(`${count} submissions. Noted in audit.log.`);
      tellLeftOut(texts);
    } finally {
      await database.destroy();
    }
  },
});
