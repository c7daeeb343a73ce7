import { basename } from "node:path";
import { stringify } from "csv-stringify/sync";
import { codebookOf, codebookTable } from "#core/export/codebook.ts";
import { rScript, spssScript } from "#core/export/loading-scripts.ts";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import { stataScript } from "#core/export/stata-script.ts";
import { unscoredTexts } from "#core/export/unscored-texts.ts";
import { exportVariables } from "#core/export/variables.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import { recordCommand } from "../events/command-events.ts";
import { writeAudit } from "../research/audit.ts";
import { exportedSubmissions } from "../research/exported-submissions.ts";
import { openPseudonyms } from "../research/pseudonyms.ts";
import { EXPORT_FORMATS, writeExport } from "../research/write-export.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand, WrongCall } from "./command-line.ts";
import { progress } from "./progress.ts";
import { resultStream } from "./result-stream.ts";
import { tellLeftOut } from "./tell-left-out.ts";

const help = `
Writes all submissions of a scale: answers, points, subscores, score, band, times and versions, under pseudonyms
instead of accounts. The key of the pseudonyms is pseudonym.key in DATA_DIR: whoever has it and the database can
trace them back, so keep it there. Cells that a spreadsheet would run as a formula get an apostrophe in front.
Typed texts that no score is made of are left out: people may have written names there.

  --format csv|json|ndjson   csv without it
  --out <file>               write to this new file in place of stdout
  --codebook                 write what each column is instead: label, options, codes, points, source, range
                             (as csv or json)
  --script r|spss|stata      write a program instead that loads the csv with its labels
  --data <file>              the csv that the program is to load; results.csv without it
  --with-text                write these texts too, as they were typed; the codebook and the program then have
                             their columns
`;

const PROGRAMS = new Map([
  ["r", rScript],
  ["spss", spssScript],
  ["stata", stataScript],
]);

export const command = defineCommand({
  name: "scale:export",
  summary: "writes all submissions of a scale under pseudonyms, or their codebook",
  usage: "<id> > results.csv",
  help,
  printsResult: true,
  options: {
    format: { type: "string", default: "csv" },
    out: { type: "string" },
    codebook: { type: "boolean", default: false },
    script: { type: "string" },
    data: { type: "string", default: "results.csv" },
    "with-text": { type: "boolean", default: false },
  },
  takes: ["id of the scale"],
  async run({ format: wanted, out, codebook, script, data, "with-text": withText }, id = "") {
    const format = EXPORT_FORMATS.find((one) => one === wanted);
    if (!format) throw new WrongCall(`--format takes ${EXPORT_FORMATS.join(", ")}.`);
    const programFor = script === undefined ? undefined : PROGRAMS.get(script);
    if (script !== undefined && !programFor) throw new WrongCall(`--script takes ${[...PROGRAMS.keys()].join(", ")}.`);
    if (codebook && script) throw new WrongCall("--codebook and --script write one thing each; take one of them.");
    const config = readConfig(process.env);
    const { database, commits } = await openStorage(config);
    try {
      const versions = (await versionsOfScale(database, id)).map(({ survey, rule }) => ({
        survey: JSON.parse(survey),
        rule: JSON.parse(rule),
      }));
      const [newest] = versions;
      if (!newest) throw new CommandError(`No version of "${id}" was ever published here, so there is nothing of it.`);
      const variables = exportVariables(versions, { withText });
      const output = await resultStream(out);
      if (programFor) {
        output.write(programFor(variables, data));
      } else if (codebook) {
        const book = codebookOf(newest.rule, variables);
        const table = () => stringify(codebookTable(book).map((row) => row.map(spreadsheetCell)));
        output.write(format === "csv" ? table() : `${JSON.stringify(book, null, 2)}\n`);
      } else {
        const tell = progress();
        const pseudonyms = await openPseudonyms(config.dataDir);
        const onProgress = (done: number) => tell(() => `${Math.round(done * 100)} % …`);
        const submissions = exportedSubmissions(database, id, pseudonyms, onProgress);
        const count = await writeExport(submissions, variables, format, output);
        await writeAudit(config.dataDir, { event: "results exported", scale: id, count, withText }, new Date());
        await recordCommand(config.dataDir, commits, "scale:export");
        console.error(
          `${count} ${count === 1 ? "submission" : "submissions"}${out ? ` in ${basename(out)}` : ""}. Noted in audit.log.`,
        );
        if (!withText) tellLeftOut(unscoredTexts(versions));
      }
    } finally {
      await database.destroy();
    }
  },
});
