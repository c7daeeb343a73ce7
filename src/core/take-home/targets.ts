import { optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Item } from "../question-types/item.ts";
import type { Target } from "./logic/print-logic.ts";
import { optionCodes } from "./option-codes.ts";
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
