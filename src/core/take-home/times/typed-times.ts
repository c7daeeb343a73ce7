import { treeOf } from "../../conditions/condition.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Item } from "../../question-types/item.ts";

/**
 * Whether a question takes a time of day in anybody's words, and nothing else: its own check asks for one. Other programs
 * read no such words, so that it becomes their field for a time of day.
 */
export function isTypedTime({ name, answer, validators }: Item): boolean {
  if (answer.kind !== "text" || answer.hasLines) return false;
  return validators.some(({ expression }) => asksForTime(expression, name));
}

function asksForTime(expression: string, name: string): boolean {
  if (!expression.includes("isClockTime")) return false;
  const tree = treeOf(expression);
  if (tree?.kind !== "operation" || tree.operator !== "isClockTime") return false;
  const [of] = tree.operands;
  return of?.kind === "name" && of.name === name;
}

/** Returns an item as another program asks it: a typed time as a time of day, which needs no check of its words. */
export function askedThere(item: Item): Item {
  if (!isTypedTime(item)) return item;
  const validators = item.validators.filter(({ expression }) => !asksForTime(expression, item.name));
  return { ...item, answer: { kind: "moment", unit: "time", min: undefined, max: undefined }, validators };
}

/** Whether an item is a typed time that became a time of day. */
export const wasTyped = ({ answer }: Item, element: SurveyElement): boolean =>
  answer.kind === "moment" && element.type === "text" && (element.inputType ?? "text") === "text";

/** Says what changes for those who answer; nothing where no time is typed. */
export function timesSaid(items: readonly Item[]): string[] {
  const names = items.filter(isTypedTime).map(({ name }) => name);
  if (names.length === 0) return [];
  const listed = [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
  return [
    `${listed}: there a time of day is picked or typed in 24 hours, such as 22:30, and not in one's own words; see whether the help below the question still fits.`,
  ];
}
