import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { stringify } from "csv-stringify/sync";
import { ZipFile } from "yazl";
import type { ScaleVersion } from "#core/content-changes/content-change.ts";
import type { HomeFormat } from "#core/shared/home-formats.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { languagesOf } from "#core/take-home/languages.ts";
import { printedScale } from "#core/take-home/print/printed-scale.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import type { LeftBehind } from "#core/take-home/taken-home.ts";
import { cellsOf } from "#core/take-home/xlsform/sheets.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import { writeExcel } from "../research/excel-file.ts";

/** A file for another program. */
export type HomeFile = LeftBehind & {
  /** Null where one file has all languages. */
  readonly language: string | null;
  readonly content: string | Uint8Array;
};

type Make = (scale: ScaleVersion) => readonly HomeFile[] | Promise<readonly HomeFile[]>;

const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: "windows" },
  );
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const MAKE: Readonly<Record<HomeFormat, Make>> = {
  redcap: (scale) =>
    inEachLanguage(scale, (language) => {
      const { rows, ...left } = redcapDictionary(scale, language);
      return { ...left, content: csvOf(rows) };
    }),
  async "redcap-zip"(scale) {
    const made = languagesOf(scale).map((language, index) => {
      const { rows, unsaid, notes } = redcapDictionary(scale, language);
      // A project has its record ID already, so that the ZIP of an instrument has none.
      const [head = [], , ...fields] = rows;
      const name = index === 0 ? "instrument.csv" : `instrument.${language}.csv`;
      return { name, content: csvOf([head, ...fields]), unsaid, notes: withoutOtherFiles(notes) };
    });
    return [{ ...togetherOf(made), language: null, content: await zipOf(made) }];
  },
  async xlsform(scale) {
    const { sheets, ...left } = xlsformWorkbook(scale);
    const tables = sheets.map((sheet) => ({ name: sheet.name, cells: cellsOf(sheet) }));
    const output = new PassThrough();
    const [content] = await Promise.all([buffer(output), writeExcel(tables, output)]);
    return [{ ...left, language: null, content }];
  },
  fhir(scale) {
    const { questionnaire, ...left } = fhirHome(scale);
    return [{ ...left, language: null, content: json(questionnaire) }];
  },
  surveyjs(scale) {
    const { document, ...left } = surveyJsDocument(scale);
    return [{ ...left, language: null, content: json(document) }];
  },
  print: (scale) =>
    inEachLanguage(scale, (language) => {
      const { text, ...left } = printedScale(scale, language);
      return { ...left, content: text };
    }),
};

/**
 * Writes a scale in a form of another program.
 * @returns one file, or one for each language, that of the survey first
 */
export const filesFor = async (format: HomeFormat, scale: ScaleVersion): Promise<readonly HomeFile[]> =>
  MAKE[format](scale);

/** Leaves out that further languages go into files of their own: those are there too. */
export const withoutOtherFiles = (notes: readonly string[]): string[] =>
  notes.filter((note) => !note.includes("a file of their own"));

/** Returns what several files leave behind, each sentence once. */
export function togetherOf(files: readonly LeftBehind[]): LeftBehind {
  const all = (of: (file: LeftBehind) => readonly string[]) => [...new Set(files.flatMap(of))];
  return { unsaid: all(({ unsaid }) => unsaid), notes: all(({ notes }) => notes) };
}

const inEachLanguage = (
  scale: ScaleVersion,
  make: (language: string) => LeftBehind & { readonly content: string },
): HomeFile[] => languagesOf(scale).map((language) => ({ ...make(language), language }));

/** Packs texts as the files of a ZIP. */
async function zipOf(files: readonly { readonly name: string; readonly content: string }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
