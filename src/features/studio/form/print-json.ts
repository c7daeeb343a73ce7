/** The width up to which the formatter of this project keeps a value on one line. */
const WIDTH = 120;

type Place = {
  /** The indentation of the line on which the value begins. */
  readonly indent: string;
  /** By how much one level is indented more than the one around it. */
  readonly unit: string;
  /** How many characters stand before the value on its line. */
  readonly column: number;
};

/**
 * Prints a value as the formatter would, so that what the studio writes looks like what people wrote.
 * @param isOpen true for an object that has its properties on lines of their own, even where one line would do
 */
export function printJson(value: unknown, { indent, unit, column }: Place, isOpen = false): string {
  const flat = flatJson(value);
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null || flat === "[]" || flat === "{}") return flat;
  if (!isOpen && !mustBreak(value) && column + flat.length + ",".length <= WIDTH) return flat;
  const inner = indent + unit;
  const lines = Object.entries(value).map(([name, one]) => {
    const before = isList ? "" : `${JSON.stringify(name)}: `;
    const place = { indent: inner, unit, column: inner.length + before.length };
    return `${inner}${before}${printJson(one, place, isElement(one))}`;
  });
  const [first, last] = isList ? "[]" : "{}";
  return `${first}\n${lines.join(",\n")}\n${indent}${last}`;
}

/** Prints a value on one line. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${flatJson(one)}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** Pages, panels and questions have their properties on lines of their own. */
export const isElement = (value: unknown): boolean =>
  typeof value === "object" && value !== null && ("elements" in value || ("type" in value && "name" in value));

/** A list of several objects, or of several lists, is never on one line. */
function mustBreak(value: object): boolean {
  const inner = Object.values(value) as unknown[];
  const isLong = (one: unknown) => typeof one === "object" && one !== null && Object.keys(one).length > 1;
  if (Array.isArray(value) && inner.length > 1 && inner.every(isLong)) return true;
  return inner.some((one) => isElement(one) || (typeof one === "object" && one !== null && mustBreak(one)));
}
