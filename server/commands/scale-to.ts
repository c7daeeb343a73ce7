import { parse } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { stringify } from "csv-stringify/sync";
import { ZipFile } from "yazl";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { languagesOf } from "#core/take-home/languages.ts";
import { lostInFhir } from "#core/take-home/lost-in-fhir.ts";
import { printedScale } from "#core/take-home/print/printed-scale.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import type { LeftBehind } from "#core/take-home/taken-home.ts";
import { cellsOf } from "#core/take-home/xlsform/sheets.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { readConfig } from "../config.ts";
import type { Scale } from "../content/content.ts";
import { writeExcel } from "../research/excel-file.ts";
import { defineCommand, WrongCall } from "./command-line.ts";
import { resultStream } from "./result-stream.ts";
import { scaleOfFiles } from "./scale-files.ts";
import { writeTogether } from "./written-together.ts";

const help = `
Writes a scale as another program takes it: questions, options, codes, conditions, languages and, as calculated fields,
its score. What the format has no words for is listed on stderr; the exit code is then 2, though the file is written.

  --as redcap     a data dictionary (CSV)
  --as xlsform    an XLSForm for ODK, KoboToolbox or Enketo (.xlsx); needs --out
  --as fhir       a Questionnaire of FHIR R4, as scale:fhir writes it
  --as surveyjs   the survey itself (JSON), with its score as calculated values
  --as print      the questions as Markdown, to fill in by hand; without points and score
  --out <file>    write to this new file in place of stdout. Where redcap or print have several languages, each
                  further one gets a file of its own beside it: stress.csv, stress.es.csv
  --zip           with redcap and --out <file>.zip: the ZIP of an instrument, for the Online Designer of a project.
                  It holds no record ID; further languages stand in it as instrument.es.csv, which REDCap passes over
`;

type Content = string | Uint8Array;
type Written = LeftBehind & { readonly content: Content };
/** One text in one language. */
type Worded = LeftBehind & { readonly text: string };
type MadeFile = { readonly path: string | undefined; readonly written: Written };

const redcap = (scale: Scale, language: string): Worded => {
  const { rows, ...left } = redcapDictionary(scale, language);
  return { ...left, text: csvOf(rows) };
};
const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: "windows" },
  );
const BY_LANGUAGE: Readonly<Record<string, (scale: Scale, language: string) => Worded>> = {
  redcap,
  print: printedScale,
};
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const WHOLE: Readonly<Record<string, (scale: Scale) => Written | Promise<Written>>> = {
  async xlsform(scale) {
    const { sheets, ...left } = xlsformWorkbook(scale);
    const tables = sheets.map((sheet) => ({ name: sheet.name, cells: cellsOf(sheet) }));
    const output = new PassThrough();
    const [content] = await Promise.all([buffer(output), writeExcel(tables, output)]);
    return { ...left, content };
  },
  fhir: (scale) => ({ content: json(questionnaireOf(scale)), unsaid: lostInFhir(scale), notes: [] }),
  surveyjs(scale) {
    const { document, ...left } = surveyJsDocument(scale);
    return { ...left, content: json(document) };
  },
  zip: instrumentZip,
};
const FORMATS = ["redcap", "xlsform", "fhir", "surveyjs", "print"];

export const command = defineCommand({
  name: "scale:to",
  summary: "writes a scale for REDCap, XLSForm, FHIR or SurveyJS, or to print",
  usage: "<id> --as <format> > file",
  help,
  printsResult: true,
  options: { as: { type: "string" }, out: { type: "string" }, zip: { type: "boolean", default: false } },
  takes: ["id of the scale"],
  async run({ as: format = "", out, zip }, id = "") {
    if (!FORMATS.includes(format)) throw new WrongCall(`--as takes ${FORMATS.join(", ")}.`);
    if (format === "xlsform" && !out?.endsWith(".xlsx")) throw new WrongCall("xlsform needs --out <file>.xlsx.");
    if (zip && (format !== "redcap" || !out?.endsWith(".zip")))
      throw new WrongCall("--zip goes with --as redcap and --out <file>.zip.");
    const scale = await scaleOfFiles(readConfig(process.env), id);
    const made = await filesOf(scale, zip ? "zip" : format, out);
    if (out === undefined) for (const { written } of made) (await resultStream(undefined)).write(written.content);
    else await writeTogether(made.map(({ path = out, written }) => ({ path, content: written.content })));
    tell(made.map(({ written }) => written));
  },
});

async function filesOf(scale: Scale, format: string, out: string | undefined): Promise<MadeFile[]> {
  const whole = WHOLE[format];
  if (whole) return [{ path: out, written: await whole(scale) }];
  const worded = BY_LANGUAGE[format];
  const languages = worded ? languagesOf(scale) : [];
  return languages.slice(0, out === undefined ? 1 : undefined).flatMap((language, index) => {
    if (!worded) return [];
    const { text, unsaid, notes } = worded(scale, language);
    const kept = out === undefined ? notes : withoutOtherFiles(notes);
    const path = out === undefined || index === 0 ? out : beside(out, language);
    return [{ path, written: { unsaid, notes: kept, content: text } }];
  });
}

const withoutOtherFiles = (notes: readonly string[]) => notes.filter((note) => !note.includes("a file of their own"));

/** A project has its record ID already, so that the ZIP of an instrument has none. */
async function instrumentZip(scale: Scale): Promise<Written> {
  const zip = new ZipFile();
  const made = languagesOf(scale).map((language, index) => {
    const { rows, unsaid, notes } = redcapDictionary(scale, language);
    const [head = [], , ...fields] = rows;
    const name = index === 0 ? "instrument.csv" : `instrument.${language}.csv`;
    zip.addBuffer(Buffer.from(csvOf([head, ...fields])), name);
    return { unsaid, notes: withoutOtherFiles(notes) };
  });
  zip.end();
  const all = (of: (one: LeftBehind) => readonly string[]) => [...new Set(made.flatMap(of))];
  return {
    content: await buffer(zip.outputStream),
    unsaid: all(({ unsaid }) => unsaid),
    notes: all(({ notes }) => notes),
  };
}

function beside(out: string, language: string): string {
  const { dir, name, ext } = parse(out);
  return `${dir === "" ? "" : `${dir}/`}${name}.${language}${ext}`;
}

function tell(written: readonly LeftBehind[]): void {
  const unsaid = new Set(written.flatMap((one) => one.unsaid));
  const notes = new Set(written.flatMap((one) => one.notes));
  for (const note of notes) console.error(note);
  if (unsaid.size === 0) return;
  console.error(`${notes.size > 0 ? "\n" : ""}Left to do, because the format has no words for it:`);
  for (const one of unsaid) console.error(`- ${one}`);
  process.exitCode = 2;
}
