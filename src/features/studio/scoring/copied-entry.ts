import { isObject } from "#core/shared/is-object.ts";
import { freshName } from "../lists/fresh-name.ts";

/** Returns a copy of an entry of a list. One with a name gets another, which none of the others has. */
export function copiedEntry(entry: unknown, others: readonly unknown[]): unknown {
  if (!isObject(entry) || typeof entry["name"] !== "string") return entry;
  return { ...entry, name: freshName(entry["name"], namesOf(others), "") };
}

/** Returns the names of the entries of a list that have one. */
export const namesOf = (entries: readonly unknown[]): ReadonlySet<unknown> =>
  new Set(entries.map((entry) => (isObject(entry) ? entry["name"] : undefined)));
