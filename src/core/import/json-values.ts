/** A JSON object of a file that others made: nothing of it is known until it is looked at. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the objects in a list; none where it is no list. */
export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Returns the entries of a list; none where it is no list. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a text or a number as text; empty for anything else. */
export const wordIn = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? `${value}` : "";

/** Returns a number, also where it is written as a text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** Returns true where objects or lists stand in each other deeper than anything that a person made. */
export function isDeeperThan(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let at = 0; at <= depth; at++) {
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
