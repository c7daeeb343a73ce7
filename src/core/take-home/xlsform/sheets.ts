import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import { languageTitle } from "../languages.ts";

/** A row of a sheet by its columns; what is absent stays empty. */
export type SheetRow = Readonly<Record<string, string>>;
export type Sheet = { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly SheetRow[] };

/** Returns the cells of a sheet, the row of headers first, without columns that no row fills. */
export function cellsOf({ columns, rows }: Pick<Sheet, "columns" | "rows">): string[][] {
  const filled = columns.filter((column) => rows.some((row) => row[column]));
  return [filled, ...rows.map((row) => filled.map((column) => row[column] ?? ""))];
}

/**
 * Returns words as a label: labels are Markdown with HTML in it there, and `${` would begin a reference to a question.
 * Source: XLSForm documentation, "Styling prompts", "Question types".
 */
const plain = (words: string): string =>
  words
    .replaceAll("${", "$ {")
    .replaceAll(/[\\*_]|^#/gm, "\\$&")
    .replaceAll(/&(?=[A-Za-z#])/g, "&amp;")
    .replaceAll(/<(?=[A-Za-z/!?])/g, "&lt;");

/** Writes words into the column of each language: `label::English (en)`. */
export class Translated {
  readonly #languages: readonly { readonly key: string; readonly title: string }[];

  /** @param languages the default first */
  constructor(languages: readonly string[]) {
    this.#languages = languages.map((code, index) => ({
      key: index === 0 ? "default" : code,
      title: languageTitle(code),
    }));
  }

  columns = (column: string): string[] => this.#languages.map(({ title }) => `${column}::${title}`);

  /** @param parts joined by a line break, those that are there */
  cells(column: string, ...parts: readonly (Text | undefined)[]): SheetRow {
    const given = parts.filter((part) => part !== undefined && part !== "");
    if (given.length === 0) return {};
    return Object.fromEntries(
      this.#languages.map(({ key, title }) => [
        `${column}::${title}`,
        plain(given.map((part) => textOf(part ?? "", key)).join("\n")),
      ]),
    );
  }
}

/** What a row is here, for our own import. */
export const more = (type: string, properties: object = {}): SheetRow => ({
  keepwell_more: JSON.stringify({ type, ...properties }),
});
