/** The width up to which the formatter of this project keeps a value on one line. */
export const WIDTH = 120;
/** An object with more properties is written line by line, even if it would fit on one line. */
const MAX_INLINE_PROPERTIES = 3;

type Place = {
  /** The indentation of the line on which the value begins. */
  readonly indent: string;
  /** By how much one level is indented more than the one around it. */
  readonly unit: string;
  /** How many characters of its line are taken: by what stands before the value, and by a comma after it. */
  readonly taken: number;
};

/**
 * Prints a value as the formatter would, so that what the program writes looks like what people wrote.
 * @param isOpen true for an object that has its properties on lines of their own, even where one line would do
 */
export function printJson(value: unknown, { indent, unit, taken }: Place, isOpen = false): string {
  const flat = flatJson(value);
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null || flat === "[]" || flat === "{}") return flat;
  if (!isOpen && !mustBreak(value) && taken + flat.length <= WIDTH) return flat;
  const inner = indent + unit;
  const entries = isList ? value.map((one) => ["", one] as const) : propertiesOf(value);
  const lines = entries.map(([name, one], index) => {
    const before = isList ? "" : `${JSON.stringify(name)}: `;
    const comma = index < entries.length - 1 ? 1 : 0;
    const place = { indent: inner, unit, taken: inner.length + before.length + comma };
    return `${inner}${before}${printJson(one, place, isElement(one))}`;
  });
  const [first, last] = isList ? "[]" : "{}";
  return `${first}\n${lines.join(",\n")}\n${indent}${last}`;
}

/** Prints a whole content file, with a line break at the end. */
export const contentText = (value: unknown): string =>
  `${printJson(value, { indent: "", unit: "  ", taken: 0 }, true)}\n`;

/** A property without a value is not written. */
const propertiesOf = (value: object) => Object.entries(value).filter(([, one]) => one !== undefined);

/** Prints a value on one line. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const pairs = propertiesOf(value).map(([name, one]) => `${JSON.stringify(name)}: ${flatJson(one)}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** Pages, panels and questions have their properties on lines of their own. */
export const isElement = (value: unknown): boolean =>
  typeof value === "object" && value !== null && ("elements" in value || ("type" in value && "name" in value));

/** An object of many properties is never on one line. */
function mustBreak(value: object): boolean {
  const inner = Array.isArray(value) ? (value as unknown[]) : propertiesOf(value).map(([, one]) => one as unknown);
  if (!Array.isArray(value) && inner.length > MAX_INLINE_PROPERTIES) return true;
  return inner.some((one) => isElement(one) || (typeof one === "object" && one !== null && mustBreak(one)));
}
