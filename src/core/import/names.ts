import { LONGEST_NAME } from "../content-model/limits.ts";

/**
 * Returns a name that a question may have here: letters, digits, blanks, `_` and `-`, and not taken yet.
 * @param taken in lower case, because names that differ in case alone are one
 */
export function fittingName(source: string, taken: ReadonlySet<string>, longest = LONGEST_NAME): string {
  const plain = source
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9 _-]+/g, "_")
    .replace(/^[^A-Za-z0-9]+/, "")
    .slice(0, longest)
    .trimEnd();
  const base = (plain === "" ? "question" : plain).slice(0, longest);
  // Every program has something called "constructor" already.
  const isFree = (name: string) => !taken.has(name.toLowerCase()) && !(name in Object.prototype);
  if (isFree(base)) return base;
  for (let number = 2; ; number++) {
    const name = `${base.slice(0, longest - 1 - `${number}`.length)}_${number}`;
    if (isFree(name)) return name;
  }
}

/** Returns an id that a scale may have, made of what a file calls an instrument. */
export function fittingId(source: string): string {
  const plain = source
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, "");
  return plain === "" ? "scale" : plain;
}
