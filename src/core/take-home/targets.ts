import { optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../question-types/item.ts";
import type { Option, OptionValue } from "../question-types/options.ts";
import type { Target } from "./logic/print-logic.ts";
import type { ScoreFields } from "./score/score-fields.ts";
import { type NameRules, ShortNames } from "./short-names.ts";

/** Returns what each item and calculated field is called in a program, and the codes of its options there. */
export function targetsOf(
  items: readonly Item[],
  { reads, fields }: Pick<ScoreFields, "reads" | "fields">,
  rules: NameRules,
  code: RegExp,
): { readonly targets: ReadonlyMap<string, Target>; readonly names: ShortNames } {
  const names = new ShortNames(rules);
  const ofItem = ({ name, answer }: Item): readonly [string, Target] => {
    const options = optionsOf(answer);
    const codes = options.length > 0 ? optionCodes(options, code) : null;
    return [name, { name: names.nameFor(name), codes, isSeveral: answer.kind === "choices" }];
  };
  // Names that fit stay as they are, so they are given first.
  const fitting = (item: Item) => new RegExp(rules.lowerCase ? "^[a-z][a-z0-9_]*$" : "^[A-Za-z]\\w*$").test(item.name);
  const given = new Map([...items.filter(fitting), ...items.filter((item) => !fitting(item))].map(ofItem));
  const others = [...reads, ...fields].map(
    ({ id, wanted }) => [id, { name: names.nameFor(wanted), codes: null, isSeveral: false }] as const,
  );
  return { targets: new Map([...given, ...others]), names };
}

/**
 * Returns what a program stores for each option: its value where the program takes such codes, or else for all of them 1
 * and up in their order; for yes and no, 1 and 0.
 */
function optionCodes(options: readonly Option[], fits: RegExp): ReadonlyMap<OptionValue, string> {
  if (options.every(({ value }) => typeof value === "boolean"))
    return new Map(options.map(({ value }) => [value, value === true ? "1" : "0"]));
  const written = options.map(({ value }) => `${value}`);
  const isKept = written.every((one) => fits.test(one)) && new Set(written).size === written.length;
  return new Map(options.map(({ value }, index) => [value, isKept ? `${value}` : `${index + 1}`]));
}
