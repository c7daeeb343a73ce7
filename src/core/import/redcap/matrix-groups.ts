import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { AskedElement, ImportedQuestion } from "../imported.ts";
import { codedOptions, listedChoices } from "./choices.ts";
import type { Field } from "./dictionary.ts";
import { titleOf } from "./questions.ts";
import type { Heading } from "./sections.ts";
import type { Tagged } from "./tagged.ts";
import type { Words } from "./words.ts";

/** A field with what its annotation and its logic say. */
export type Row = { readonly field: Field; readonly tagged: Tagged; readonly condition: Condition | null };

/**
 * Returns how many fields from here on are the rows of one matrix: neighbours of one group with the same options, asked
 * under the same condition and all of them required or none. A row alone is a question like any other.
 */
export function rowsFrom(rows: readonly Row[], start: number): number {
  const first = rows[start]?.field;
  if (!first || first.matrix === "" || first.type !== "radio") return 1;
  const options = new Set(codedOptions(first.choices).map(({ code }) => code));
  if (options.size < 2 || rows[start]?.tagged.hiddenChoices.length !== 0) return 1;
  let end = start + 1;
  while (end < rows.length && isRowLike(first, rows[end])) end++;
  return end - start;
}

function isRowLike(first: Field, row: Row | undefined): boolean {
  if (row?.field.header !== "" || row.tagged.hiddenChoices.length > 0) return false;
  const keys = ["matrix", "type", "logic", "required"] as const;
  const choices = ({ choices: written }: Field) => JSON.stringify(codedOptions(written));
  return keys.every((key) => row.field[key] === first[key]) && choices(row.field) === choices(first);
}

/**
 * Returns the matrix of these rows.
 * @param name one that no field has
 * @param heading of the section or the form: REDCap gives a matrix no title of its own
 */
export function matrixOf(rows: readonly Row[], name: string, heading: Heading, words: Words): ImportedQuestion {
  const fields = rows.map(({ field }) => field);
  const { choices, said } = listedChoices(codedOptions(fields[0]?.choices ?? ""), words);
  const own = rows[0]?.tagged.own.carried;
  const names = rows.map(({ field, tagged }) => tagged.own.carried?.name?.split(".").slice(1).join(".") || field.name);
  const values = uniqueValues(names);
  const changed = fields.flatMap((field) => {
    const { said: ofTitle } = titleOf(field, words);
    const ranked =
      field.ranking.toLowerCase() === "y" ? ["That each column may be picked once alone is left out."] : [];
    return [...ofTitle, ...ranked].map((what) => ({ name: field.name, what }));
  });
  const element = {
    type: "matrix",
    name,
    ...heading,
    columns: choices,
    rows: fields.map((field, at) => ({ value: values[at] ?? field.name, text: rowText(field, words) })),
    ...(fields[0]?.required.toLowerCase() === "y" ? { isRequired: true, eachRowRequired: true } : {}),
  };
  return {
    kind: "question",
    source: name,
    element: element as unknown as AskedElement,
    ...(own ? { carried: { ...own, ...(own.name ? { name: own.name.split(".")[0] ?? name } : {}) } } : {}),
    rows: new Map(fields.map(({ name: source }, at) => [source, values[at] ?? source] as const).reverse()),
    condition: rows[0]?.condition ?? null,
    counts: fields.length,
    changed: [...said.map((what) => ({ name: fields[0]?.name ?? name, what })), ...changed],
  };
}

/** The words of a row, with its field note below them: rows have no description. */
function rowText(field: Field, words: Words): Text {
  const { text } = titleOf(field, words);
  const note = words.textOf(field.note);
  if (note === null) return text;
  const languages = [text, note].flatMap((one) => (typeof one === "string" ? [] : Object.keys(one)));
  const together = (language: string) => `${textOf(text, language)}\n${textOf(note, language)}`;
  if (languages.length === 0) return together("default");
  return { default: together("default"), ...Object.fromEntries(languages.map((one) => [one, together(one)])) };
}

/** Two fields of one name would share their answer. */
function uniqueValues(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let value = name;
    for (let number = 2; taken.has(value.toLowerCase()); number++) value = `${name}_${number}`;
    taken.add(value.toLowerCase());
    return value;
  });
}
