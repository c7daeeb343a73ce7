import { objectIn } from "../../carried/carried.ts";
import type { ChoiceValue } from "../../content-model/answers.ts";
import { LONGEST_VALUE } from "../../content-model/limits.ts";
import type { Text } from "../../content-model/text.ts";
import type { OptionValue } from "../../question-types/options.ts";
import type { Row } from "./table.ts";
import type { Words } from "./words.ts";

type ListedOption = { readonly value: ChoiceValue; readonly text: Text };

/** The options of one list, and what is to be said of them where they are used. */
export type OptionList = {
  readonly options: readonly ListedOption[];
  readonly codes: readonly string[];
  readonly said: readonly string[];
  /** Our own values by their codes, in a file of our own export. */
  readonly ownValues: ReadonlyMap<string, OptionValue>;
};

const MEDIA = ["image", "big_image", "audio", "video"];

/** Reads the sheet choices: the options of each list, by the list's name. */
export function listsOf(rows: readonly Row[], words: Words): ReadonlyMap<string, OptionList> {
  const byName = Map.groupBy(
    rows.filter((row) => row.cell("list_name") !== ""),
    (row) => row.cell("list_name"),
  );
  return new Map([...byName].map(([name, own]) => [name, listOf(own, words)]));
}

function listOf(rows: readonly Row[], words: Words): OptionList {
  const said: string[] = [];
  const areNumbers = rows.every((row) => isPlainNumber(row.cell("name")));
  const kept = rows.filter((row) => {
    const code = row.cell("name");
    if (code === "") said.push(`An option without a value is left out (${row.place}).`);
    if (code.length > LONGEST_VALUE)
      said.push(`An option whose value has more than ${LONGEST_VALUE} characters is left out (${row.place}).`);
    return code !== "" && code.length <= LONGEST_VALUE;
  });
  const options = kept.map((row): ListedOption => {
    const code = row.cell("name");
    const text = words.of(row, "label");
    if (text === null) said.push(`Its option ${code} has no words in the file; the value stands there.`);
    if (MEDIA.some((one) => row.words(one).size > 0))
      said.push(`The picture or sound of its option ${code} is left out.`);
    return { value: areNumbers ? Number(code) : code, text: text ?? code };
  });
  return { options, codes: kept.map((row) => row.cell("name")), said, ownValues: ownValues(kept) };
}

/** Numbers that a person would write just so; "01" is a text. */
const isPlainNumber = (code: string): boolean => /^-?\d{1,9}(\.\d{1,9})?$/.test(code) && `${Number(code)}` === code;

/** Returns our values of the options of a list, by their codes in the file. */
function ownValues(rows: readonly Row[]): ReadonlyMap<string, OptionValue> {
  return new Map(
    rows.flatMap((row) => {
      const written = row.cell("keepwell_name");
      return written === "" ? [] : [[row.cell("name"), valueIn(written)] as const];
    }),
  );
}

function valueIn(written: string): OptionValue {
  if (written === "true" || written === "false") return written === "true";
  if (written.startsWith('"')) return `${objectIn(`{"value":${written}}`)?.["value"] ?? written}`;
  return Number.isFinite(Number(written)) ? Number(written) : written;
}
