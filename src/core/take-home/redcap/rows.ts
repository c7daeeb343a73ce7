import { carriedScale } from "../../carried/carried-scale.ts";
import type { ScaleVersion } from "../../content-changes/content-change.ts";
import type { Text } from "../../content-model/text.ts";
import type { Row } from "./columns.ts";
import { annotation } from "./texts.ts";

export type NewRow = Omit<Row, "form" | "header">;

/** The rows of a dictionary as they are gathered; the first is that of the record itself. */
export class Rows {
  readonly #form: string;
  readonly #text: (text: Text | undefined) => string;
  readonly #rows: Row[];
  /** What stands above the next field: its words, and what they are the words of. */
  #header: { readonly part: string; readonly more: readonly unknown[]; readonly words: string }[] = [];

  constructor(form: string, text: (text: Text | undefined) => string) {
    this.#form = form;
    this.#text = text;
    this.#rows = [{ name: "record_id", form, type: "text", label: "Record ID" }];
  }

  /** The first field that is asked or shown has beside it what the columns do not say of the scale. */
  withScale(scale: ScaleVersion): readonly Row[] {
    const formulas = this.#rows.filter(({ type }) => type === "calc").map(({ name, choices }) => `${name} ${choices}`);
    const tag = annotation({ SCALE: JSON.stringify(carriedScale(scale, formulas)) });
    const [record, first, ...others] = this.#rows;
    if (!record || !first) return this.#rows;
    return [record, { ...first, annotation: `${first.annotation} ${tag}` }, ...others];
  }

  /** Puts words above the next field. */
  above(part: string, text: Text | undefined, ...more: readonly unknown[]): void {
    this.#header.push({ part, more, words: this.#text(text) });
  }

  /** Adds a field, with what was to stand above it. */
  push({ annotation: own = "", ...row }: NewRow): void {
    const parts = this.#header.map(({ part, more, words }) => [part, linesIn(words), ...more]);
    const header = this.#header.flatMap(({ words }) => words || []).join("\n");
    this.#header = [];
    const tags = parts.length > 0 ? annotation({ ABOVE: JSON.stringify({ parts }) }) : "";
    this.#rows.push({
      ...row,
      form: this.#form,
      ...(header ? { header } : {}),
      annotation: [own, tags].filter(Boolean).join(" "),
    });
  }
}

const linesIn = (words: string): number => words.split("\n").filter((line) => line.trim() !== "").length;
