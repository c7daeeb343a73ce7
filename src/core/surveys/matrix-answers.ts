import { isDeclined } from "../content-model/answers.ts";
import type { Item } from "./items.ts";

const isRows = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Answers by item, from answers by question: `{"chores": {"stairs": "Easy"}}` becomes
 * `{"chores.stairs": "Easy"}`. Only questions that are matrices are opened, and nothing is checked:
 * what fits no item keeps a name that the check refuses.
 */
export function answersByItem(
  items: readonly Item[],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!items.some(({ row }) => row)) return given;
  const matrices = new Set(items.flatMap(({ row }) => (row ? [row.question] : [])));
  const pairs = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    if (!matrices.has(name) || !isRows(value)) return [[name, value]];
    // Whoever would rather not answer a matrix says so of all its rows.
    if (isDeclined(value)) return items.flatMap((item) => (item.row?.question === name ? [[item.name, value]] : []));
    return Object.entries(value).map(([row, picked]) => [`${name}.${row}`, picked]);
  });
  return Object.fromEntries(pairs);
}
