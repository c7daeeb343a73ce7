import { writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { FORMATS, type Format, type ImportReport, type InstrumentReport } from "#core/import/report.ts";
import { UnreadableFile } from "#core/import/unreadable.ts";
import { SCALE_ID } from "#core/shared/scale-id.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { pathOf } from "../content/check/content-texts.ts";
import { issueText } from "../content/check/report.ts";
import { writeTexts } from "../content/files/write-files.ts";
import { importApart } from "../import/import-apart.ts";
import type { CheckedImport } from "../import/import-thread.ts";
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
    const { surveysDir, scoringRulesDir } = readConfig(process.env);
    const own = { surveysDir: join(out, "surveys"), scoringRulesDir: join(out, "scoring-rules") };
    const fail = async (format: Format | null, place: string, message: string) => {
      await keep({ format, error: { file: basename(file), place, message }, instruments: [] });
      throw new CommandError([basename(file), place, message].filter(Boolean).join(": "));
    };
    let imported: CheckedImport;
    try {
      const translations = await translationsBeside(file);
      const checked = { own, content: { surveysDir, scoringRulesDir } };
      const options = { translations, checked, ...(from ? { format: from as Format } : {}), ...(id ? { id } : {}) };
      imported = await importApart(file, await bytesOfFile(file), options);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return fail((from as Format) ?? null, error.place, error.message);
    }
    const reports = imported.scales.map(({ report }) => withIssues(report, imported));
    await keep({ format: imported.format, instruments: reports });
    await writeTexts(imported.texts, own).catch((error: NodeJS.ErrnoException) =>
      fail(imported.format, "", `${error.path ?? out} cannot be written: ${error.code}.`),
    );
    for (const key of imported.texts.keys()) console.log(`Wrote ${relative(process.cwd(), pathOf(key, own))}`);
    for (const report of reports) console.log(inWords(report));
    if (reports.some(({ todo }) => todo.length > 0)) process.exitCode = 2;
  },
});

const writeAt = (path: string, text: string) =>
  writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be written: ${error.code}. Nothing was written.`);
  });

/** What the content check still asks for is left to do. */
function withIssues(report: InstrumentReport, { issues }: CheckedImport): InstrumentReport {
  const own = issues.filter(({ file }) => file?.endsWith(`/${report.id}.json`));
  return { ...report, todo: [...report.todo, ...own.map(issueText)] };
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
