import { parse } from "csv-parse/sync";
import { carriedScaleIn } from "../../carried/carried-scale.ts";
import { SITE_LANGUAGE } from "../languages.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";
import { type Field, fieldOf, headersIn, otherHeaders } from "./dictionary.ts";
import { instrumentsOf } from "./instruments.ts";
import { taggedBy } from "./tagged.ts";
import { translatedFields } from "./translated.ts";

/** The data dictionary of REDCap: a CSV file of one row a field, or the same inside the ZIP of an instrument. */
export const redcap: Reader = {
  format: "redcap",
  recognises: (file) => {
    const first =
      dictionaryOf(file)
        ?.trimStart()
        .split(/\r\n|\r|\n/, 1)[0] ?? "";
    return headersIn(first.split(delimiterOf(first)).map((one) => one.replaceAll('"', ""))) !== null;
  },
  read(file) {
    const text = dictionaryOf(file);
    if (text === null) throw new UnreadableFile("There is no data dictionary in it.");
    if (text.includes("\0"))
      throw new UnreadableFile("The file's characters cannot be read. Save it as UTF-8 and bring that.");
    const { fields: written, notes: said } = fieldsOf(text);
    const notes = [...(file.notes ?? []), ...said];
    const translations = translationsOf(file);
    const fields =
      translations.size === 0
        ? written
        : translatedFields(
            written,
            languageOf(written),
            new Map([...translations].map(([language, own]) => [language, fieldsOf(own).fields])),
          );
    const others = [...(file.inside?.keys() ?? [])].filter(
      (name) => !isDictionary(name) && !TRANSLATION.test(name) && !IDS.test(name) && !name.endsWith("/"),
    );
    if (others.length > 0)
      notes.push(`Other files beside the dictionary are not read: ${others.slice(0, 20).join(", ")}.`);
    return instrumentsOf(fields).map((instrument) => ({ ...instrument, notes: [...notes, ...instrument.notes] }));
  },
};

/** What stands beside a dictionary in its ZIP: the numbers under which REDCap keeps the instrument. */
const IDS = /(^|\/)(OriginID|AuthorID|InstrumentID)\.txt$|(^|\/)(__MACOSX\/|\.)/i;

const isDictionary = (name: string): boolean =>
  /(^|[^.])instrument\.csv$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

/** A dictionary in a further language, beside the first: `instrument.es.csv`. */
const TRANSLATION = /(?:^|\/)instrument\.([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.csv$/;

const translationsOf = ({ translations, inside }: BroughtFile): ReadonlyMap<string, string> =>
  translations ??
  new Map(
    [...(inside ?? [])].flatMap(([name, text]) => {
      const language = TRANSLATION.exec(name)?.[1];
      return language === undefined ? [] : [[language, text] as const];
    }),
  );

/** Only our own export says in which language a dictionary is. */
function languageOf(fields: readonly Field[]): string {
  const written = fields.map((field) => taggedBy(field).own.scale).find(Boolean);
  return (written && carriedScaleIn(written)?.language) || SITE_LANGUAGE;
}

const dictionaryOf = ({ text, inside }: BroughtFile): string | null =>
  inside ? ([...inside].find(([name]) => isDictionary(name))?.[1] ?? null) : text;

/** Spreadsheet programs of some countries save with semicolons. */
const delimiterOf = (head: string): string => {
  const count = (sign: string) => head.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

function fieldsOf(text: string): { readonly fields: Field[]; readonly notes: string[] } {
  const delimiter = delimiterOf(text.trimStart().split(/\r\n|\r|\n/, 1)[0] ?? "");
  let rows: string[][];
  try {
    rows = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new UnreadableFile("This is no CSV that can be read.", line === undefined ? "" : `line ${line}`);
  }
  const [head = [], ...body] = rows;
  const columns = headersIn(head);
  if (!columns) throw new UnreadableFile("The first line has not the columns of a data dictionary.", "line 1");
  const others = otherHeaders(head);
  const notes = others.length > 0 ? [`Columns that are not read: ${others.slice(0, 20).join(", ")}.`] : [];
  const fields = body.flatMap((row, index): Field[] => {
    const field = fieldOf(row, columns);
    if (field.name !== "") return [field];
    // A row without a name still counts where it asks something.
    return field.type === "" && field.label === "" ? [] : [{ ...field, name: `row_${index + 2}` }];
  });
  return { fields, notes };
}
