import type { Option, OptionValue } from "../../question-types/options.ts";
import { ShortNames } from "../short-names.ts";
import type { SheetRow, Translated } from "./sheets.ts";

/** A text that would be read as a number, or as yes or no, stands in quotation marks. */
const ownValue = (value: OptionValue): string =>
  typeof value === "string" && (Number.isFinite(Number(value)) || /^(true|false|".*)$/.test(value))
    ? JSON.stringify(value)
    : `${value}`;

/** The sheet of choices: questions with the same options share a list. */
export class ChoiceLists {
  readonly rows: SheetRow[] = [];
  readonly #known = new Map<string, string>();
  readonly #names = new ShortNames({ longest: 60, lowerCase: false, reserved: new Set() });
  readonly #translated: Translated;

  constructor(translated: Translated) {
    this.#translated = translated;
  }

  listOf(question: string, options: readonly Option[], codes: ReadonlyMap<OptionValue, string> | null): string {
    const key = JSON.stringify(options);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const list = this.#names.nameFor(`${question}_options`);
    this.#known.set(key, list);
    for (const { value, text } of options)
      this.rows.push({
        list_name: list,
        name: codes?.get(value) ?? `${value}`,
        keepwell_name: ownValue(value),
        ...this.#translated.cells("label", text),
      });
    return list;
  }
}
