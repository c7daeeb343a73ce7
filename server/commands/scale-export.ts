import { basename } from "node:path";
import { ANSWER_FORMATS } from "#core/shared/answer-files.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { recordCommand } from "../events/command-events.ts";
import { openScaleExport, PROGRAMS, type Program } from "../research/export-of-scale.ts";
import { writeExport } from "../research/write-export.ts";
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

const isProgram = (script: string): script is Program => Object.hasOwn(PROGRAMS, script);

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
    const format = ANSWER_FORMATS.find((one) => one === wanted);
    if (!format) throw new WrongCall(`--format takes ${ANSWER_FORMATS.join(", ")}.`);
    if (script !== undefined && !isProgram(script))
      throw new WrongCall(`--script takes ${Object.keys(PROGRAMS).join(", ")}.`);
    if (codebook && script) throw new WrongCall("--codebook and --script write one thing each; take one of them.");
    const config = readConfig(process.env);
    const { database, commits } = await openStorage(config);
    try {
      const found = await openScaleExport(database, id, { withText });
      if (!found) throw new CommandError(`No version of "${id}" was ever published here, so there is nothing of it.`);
      const output = await resultStream(out);
      if (script !== undefined) {
        output.write(found.program(script, data));
      } else if (codebook) {
        output.write(found.codebook(format === "csv" ? "csv" : "json"));
      } else {
        const tell = progress();
        const onProgress = (done: number) => tell(() => `${Math.round(done * 100)} % …`);
        const answers = await found.answers({ dataDir: config.dataDir, now: new Date(), onProgress });
        // First: what only reads, such as a replica, takes no note, and then nothing is taken away.
        await recordCommand(config.dataDir, commits, "scale:export");
        const count = await writeExport(answers, found.variables, format, output);
        console.error(
          `${count} ${count === 1 ? "submission" : "submissions"}${out ? ` in ${basename(out)}` : ""}. Noted in audit.log.`,
        );
        if (!withText) tellLeftOut(found.unscored);
      }
    } finally {
      await database.destroy();
    }
  },
});
