import { stringify } from "csv-stringify/sync";
import { importFile } from "#core/import/import-file.ts";
import type { BroughtFile } from "#core/import/reader.ts";
import { fhirHome } from "#core/take-home/fhir/questionnaire.ts";
import { languagesOf } from "#core/take-home/languages.ts";
import { redcapDictionary } from "#core/take-home/redcap/dictionary.ts";
import { surveyJsDocument } from "#core/take-home/surveyjs/document.ts";
import { cellsOf } from "#core/take-home/xlsform/sheets.ts";
import { xlsformWorkbook } from "#core/take-home/xlsform/workbook.ts";
import type { scaleNamed } from "./scales.ts";

type Scale = ReturnType<typeof scaleNamed>;

const csv = (rows: readonly (readonly string[])[]) => stringify(rows.map((row) => [...row]));

/** A scale in the file of another program, as it is brought in again. */
const files: Readonly<Record<string, (scale: Scale) => BroughtFile>> = {
  redcap(scale) {
    const [first = "en", ...others] = languagesOf(scale);
    return {
      name: "taken.csv",
      text: csv(redcapDictionary(scale, first).rows),
      translations: new Map(others.map((language) => [language, csv(redcapDictionary(scale, language).rows)])),
    };
  },
  xlsform(scale) {
    const { sheets } = xlsformWorkbook(scale);
    return { name: "taken.xlsx", text: null, sheets: new Map(sheets.map((sheet) => [sheet.name, cellsOf(sheet)])) };
  },
  fhir: (scale) => ({ name: "taken.fhir.json", text: JSON.stringify(fhirHome(scale).questionnaire) }),
  surveyjs: (scale) => ({ name: "taken.json", text: JSON.stringify(surveyJsDocument(scale).document) }),
};

export const wayFormats = Object.keys(files);

/** Takes a scale home and brings it back. */
export function broughtHome(format: string, scale: Scale) {
  const make = files[format];
  if (!make) throw new Error(format);
  const imported = importFile(make(scale));
  const [first, ...others] = imported.scales;
  if (!first?.scale || others.length > 0) throw new Error(`${imported.scales.length} scales came back`);
  return { format: imported.format, report: first.report, ...first.scale };
}
