import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { scoreTable } from "../research/score-table.ts";
import { defineCommand, WrongCall } from "./command-line.ts";
import { progress } from "./progress.ts";
import { resultStream } from "./result-stream.ts";
import { scaleOfFiles } from "./scale-files.ts";

const help = `
Scores a table of answers, row by row, by the survey and rule in the files. The first line names the columns:
one for each question, by its name, with the answers as values (a matrix: question.row; several options: a JSON
list). Other columns are passed on. Each row comes out with its line, score, meaning, subscores, further results
and alerts. The score is empty where too many questions are open. A row that cannot be scored comes out too, with
the reason in the column "error", and is named on stderr; then the exit code is 1.

  --in <file>         read this file in place of stdin
  --out <file>        write to this new file in place of stdout
  --delimiter <sign>  what stands between cells: "," (as without it), ";" or "tab"
`;

export const command = defineCommand({
  name: "scale:score",
  summary: "scores a table of answers",
  usage: "<id> < answers.csv > scores.csv",
  help,
  printsResult: true,
  options: { in: { type: "string" }, out: { type: "string" }, delimiter: { type: "string", default: "," } },
  takes: ["id of the scale"],
  async run({ in: file, out, delimiter }, id = "") {
    const sign = delimiter === "tab" ? "\t" : delimiter;
    if (sign.length !== 1) throw new WrongCall(`--delimiter takes one sign, or "tab".`);
    const scale = await scaleOfFiles(readConfig(process.env), id);
    if (file === undefined && process.stdin.isTTY) console.error("Reading answers from the keyboard …");
    const input: Readable = file === undefined ? process.stdin : await openFile(file);
    const tell = progress();
    const { rows, bad } = await scoreTable(scale, input, await resultStream(out), {
      delimiter: sign,
      say: (text) => console.error(text),
      onRow: (count) => tell(() => `${count} rows …`),
    });
    console.error(`${rows} rows: ${rows - bad} scored, ${bad} could not be.`);
    if (bad > 0) process.exitCode = 1;
  },
});

async function openFile(file: string): Promise<Readable> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read: ${error.code}.`);
  });
  return handle.createReadStream();
}
