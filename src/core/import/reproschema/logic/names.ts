import type { ChoiceValue } from "../../../content-model/answers.ts";
import type { Condition } from "../../conditions/condition-tree.ts";

/** What an expression needs to know of an item that it names. */
export type Named = {
  readonly source: string;
  readonly isSeveral: boolean;
  /** The values of its options; null where the answer is typed. */
  readonly options: readonly ChoiceValue[] | null;
  /** True where a number is typed or set. */
  readonly isNumber: boolean;
  /** The values here of codes that several options of the file share. */
  readonly shared: ReadonlyMap<string, readonly ChoiceValue[]>;
};

/** What the names in expressions stand for. */
export type Names = {
  /** Names that JavaScript would read as something else. */
  readonly odd: readonly string[];
  item(name: string): Named | null;
  /** What the activity works out under a name. */
  calculation(name: string): Condition | null;
};

/** Says of a part that it is not understood. */
export const unknown = (written: string, why: string): Condition => ({ kind: "unknown", written, why });

/** Returns what a name stands for; `race___7` is option 7 of `race`, as REDCap names it. */
export function namedBy(name: string, names: Names): Condition {
  const item = names.item(name);
  if (item) return { kind: "question", name: item.source };
  const calculation = names.calculation(name);
  if (calculation) return calculation;
  const [, base = "", code = ""] = /^(.+?)___(.+)$/.exec(name) ?? [];
  const several = base === "" ? null : names.item(base);
  if (!several?.isSeveral) return { kind: "question", name };
  const option = several.options?.find((one) => `${one}` === code || `${one}`.replaceAll(/\W/g, "_") === code);
  if (option === undefined) return unknown(name, `it names option ${code} of "${base}", which has none of that kind`);
  return { kind: "picked", question: several.source, value: `${option}` };
}
