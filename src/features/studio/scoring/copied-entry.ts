import { isObject } from "#core/shared/is-object.ts";

/**
 * Returns a copy of an entry of a list. One with a name gets another, which none of the others has: the same with the next
 * free number behind it, since formulas read a hyphen as a minus.
 */
export function copiedEntry(entry: unknown, others: readonly unknown[]): unknown {
  if (!isObject(entry) || typeof entry["name"] !== "string") return entry;
  const taken = new Set(others.map((other) => (isObject(other) ? other["name"] : undefined)));
  const stem = entry["name"].replace(/\d+$/, "");
  for (let number = 2; ; number++) {
    const name = `${stem}${number}`;
    if (!taken.has(name)) return { ...entry, name };
  }
}
