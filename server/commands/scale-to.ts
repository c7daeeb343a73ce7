import { once } from "node:events";
import { parse } from "node:path";
import type { Writable } from "node:stream";
import { stringify } from "csv-stringify/sync";
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
`;

type Written = LeftBehind & { readonly write: (output: Writable) => Promise<unknown> | unknown };
/** One text in one language. */
type Worded = LeftBehind & { readonly text: string };

const redcap = (scale: Scale, language: string): Worded => {
  const { rows, ...left } = redcapDictionary(scale, language);
  return {
    ...left,
    text: stringify(
      rows.map((row) => [...row]),
      { record_delimiter: "windows" },
    ),
  };
};
const BY_LANGUAGE: Readonly<Record<string, (scale: Scale, language: string) => Worded>> = {
  redcap,
  print: printedScale,
};
const json = (value: unknown) => (output: Writable) => output.write(`${JSON.stringify(value, null, 2)}\n`);

const WHOLE: Readonly<Record<string, (scale: Scale) => Written>> = {
  xlsform(scale) {
    const { sheets, ...left } = xlsformWorkbook(scale);
    const tables = sheets.map((sheet) => ({ name: sheet.name, cells: cellsOf(sheet) }));
    return { ...left, write: (output) => writeExcel(tables, output) };
  },
  fhir: (scale) => ({ write: json(questionnaireOf(scale)), unsaid: lostInFhir(scale), notes: [] }),
  surveyjs(scale) {
    const { document, ...left } = surveyJsDocument(scale);
    return { ...left, write: json(document) };
  },
};
const FORMATS = ["redcap", "xlsform", "fhir", "surveyjs", "print"];

export const command = defineCommand({
  name: "scale:to",
  summary: "writes a scale for REDCap, XLSForm, FHIR or SurveyJS, or to print",
  usage: "<id> --as <format> > file",
  help,
  printsResult: true,
  options: { as: { type: "string" }, out: { type: "string" } },
  takes: ["id of the scale"],
  async run({ as: format = "", out }, id = "") {
    if (!FORMATS.includes(format)) throw new WrongCall(`--as takes ${FORMATS.join(", ")}.`);
    if (format === "xlsform" && !out?.endsWith(".xlsx")) throw new WrongCall("xlsform needs --out <file>.xlsx.");
    const scale = await scaleOfFiles(readConfig(process.env), id);
    const made = filesOf(scale, format, out);
    for (const { file, written } of made) {
      const output = await resultStream(file);
      await written.write(output);
      if (file !== undefined && !output.writableEnded) await once(output.end(), "finish");
    }
    tell(made.map(({ written }) => written));
  },
});

function filesOf(
  scale: Scale,
  format: string,
  out: string | undefined,
): { file: string | undefined; written: Written }[] {
  const whole = WHOLE[format];
  if (whole) return [{ file: out, written: whole(scale) }];
  const worded = BY_LANGUAGE[format];
  const languages = worded ? languagesOf(scale) : [];
  return languages.slice(0, out === undefined ? 1 : undefined).flatMap((language, index) => {
    if (!worded) return [];
    const { text, unsaid, notes } = worded(scale, language);
    const kept = out === undefined ? notes : notes.filter((note) => !note.includes("a file of their own"));
    const file = out === undefined || index === 0 ? out : beside(out, language);
    return [{ file, written: { unsaid, notes: kept, write: (output: Writable) => output.write(text) } }];
  });
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
