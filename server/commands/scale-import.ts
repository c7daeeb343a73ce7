import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { ImportedFile } from "#core/import/import-file.ts";
import { FORMATS, type Format, type ImportReport, type InstrumentReport } from "#core/import/report.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { contentText } from "#core/shared/print-json.ts";
import { SCALE_ID } from "#core/shared/scale-id.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { issueText } from "../content/check/report.ts";
import { checkPairs } from "../content/files/check-pairs.ts";
import { importApart } from "../import/import-apart.ts";
import { bytesOfFile, translationsBeside } from "../import/read-file.ts";
import { defineCommand, WrongCall } from "./command-line.ts";

const help = `
Makes scales of a file of another tool, as drafts: <folder>/surveys/<id>.json and <folder>/scoring-rules/<id>.json for
each instrument in it. What did not come over, or came over otherwise, stands in the report. Exit code 0: all is in
order; 2: something is left for you to do; 1: the file cannot be read, and nothing is written but the report.

  --out <folder>        where the two folders go; made if it is not there
  --report <file.json>  writes the report as JSON
  --from <format>       ${FORMATS.join(", ")};
                        without it the file's content tells
  --id <id>             the id of the scale; with several in one file, what each id begins with
`;

export const command = defineCommand({
  name: "scale:import",
  summary: "makes scales of a file of another tool",
  usage: "<file> --out <folder> [--report <file.json>] [--from <format>] [--id <id>]",
  help,
  options: {
    out: { type: "string" },
    report: { type: "string" },
    from: { type: "string" },
    id: { type: "string" },
  },
  takes: ["file"],
  async run({ out, report: reportFile, from, id }, file = "") {
    if (out === undefined) throw new WrongCall("--out is missing.");
    if (from !== undefined && !FORMATS.includes(from as Format)) throw new WrongCall(`"${from}" is no format.`);
    if (id !== undefined && !SCALE_ID.test(id)) throw new WrongCall(`"${id}" cannot be the id of a scale.`);
    const keep = async (report: ImportReport) => {
      if (reportFile !== undefined) await writeAt(reportFile, `${JSON.stringify(report, null, 2)}\n`);
    };
    let imported: ImportedFile;
    try {
      const translations = await translationsBeside(file);
      const options = { translations, ...(from ? { format: from as Format } : {}), ...(id ? { id } : {}) };
      imported = await importApart(file, await bytesOfFile(file), options);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const { message, place } = error;
      await keep({
        format: (from as Format) ?? null,
        error: { file: basename(file), place, message },
        instruments: [],
      });
      throw new CommandError([basename(file), place, message].filter(Boolean).join(": "));
    }
    const written = await write(imported, out);
    const reports = await withIssues(imported, out);
    await keep({ format: imported.format, instruments: reports });
    for (const path of written) console.log(`Wrote ${relative(process.cwd(), path)}`);
    for (const report of reports) console.log(inWords(report));
    if (reports.some(({ todo }) => todo.length > 0)) process.exitCode = 2;
  },
});

const cannotWrite = (path: string) => (error: NodeJS.ErrnoException) => {
  throw new CommandError(`${path} cannot be written: ${error.code}.`);
};
const writeAt = (path: string, text: string) => writeFile(path, text).catch(cannotWrite(path));

async function write({ scales }: ImportedFile, out: string): Promise<string[]> {
  const written: string[] = [];
  for (const [folder, part] of [
    ["surveys", "survey"],
    ["scoring-rules", "rule"],
  ] as const) {
    await mkdir(join(out, folder), { recursive: true }).catch(cannotWrite(join(out, folder)));
    for (const { scale, report } of scales) {
      if (!scale) continue;
      const path = join(out, folder, `${report.id}.json`);
      await writeAt(path, contentText(scale[part]));
      written.push(path);
    }
  }
  return written;
}

/** What the content check still asks for is left to do. */
async function withIssues({ scales }: ImportedFile, out: string): Promise<InstrumentReport[]> {
  const { surveysDir, scoringRulesDir } = readConfig(process.env);
  const { issues } = await checkPairs(out, { surveysDir, scoringRulesDir });
  return scales.map(({ report }) => {
    const own = issues.filter(({ file }) => file?.endsWith(`/${report.id}.json`));
    return { ...report, todo: [...report.todo, ...own.map(issueText)] };
  });
}

function inWords({ id, title, questions, taken, changed, dropped, notes, todo }: InstrumentReport): string {
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`  ${heading}`, ...lines.map((line) => `    ${line}`)];
  return [
    `${id}: ${title}. ${taken} of ${questions} questions came over.`,
    ...list(
      "Came over otherwise:",
      changed.map(({ name, what }) => `${name}: ${what}`),
    ),
    ...list(
      "Did not come over:",
      dropped.map(({ name, type, why }) => `${name} (${type}): ${why}`),
    ),
    ...list("Notes:", notes),
    ...list("To do:", todo),
  ].join("\n");
}
