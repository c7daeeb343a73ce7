import type { Answers, AnswerValue } from "#core/content-model/answers.ts";
import type { Item } from "#core/question-types/item.ts";

/** What a form of another program holds: texts by the names of its fields, lists of codes for several options. */
export type Held = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns answers as a form holds them.
 * @param nameOf the field of an item
 * @param codeOf the code of an option of an item
 */
export function heldAnswers(
  items: readonly Item[],
  answers: Answers,
  nameOf: (item: string) => string,
  codeOf: (item: string, option: string) => string,
): Held {
  const isOption = ({ answer }: Item) => answer.kind === "choice" || answer.kind === "choices";
  const held = (item: Item, value: AnswerValue | undefined): string | readonly string[] => {
    if (Array.isArray(value)) return value.map((one) => codeOf(item.name, `${one}`));
    if (value === undefined) return "";
    return isOption(item) ? codeOf(item.name, `${value}`) : `${value}`;
  };
  return Object.fromEntries(items.map((item) => [nameOf(item.name), held(item, answers[item.name])]));
}
