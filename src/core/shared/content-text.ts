const WIDTH = 120;
/** An object with more properties is written line by line, even if it would fit on one line. */
const MAX_INLINE_VALUES = 3;

/**
 * Writes a content file as this repository's formatter would: two spaces, short lists and small objects on one
 * line, a line break at the end.
 */
export function contentText(value: unknown): string {
  return `${writtenValue(value, 0, WIDTH + 1)}\n`;
}

/**
 * Writes a value that stands in a content file.
 * @param depth how far the line on which it begins is indented
 * @param taken how many columns of the line are taken, by the property's name and a comma that follows
 */
export function writtenValue(value: unknown, depth: number, taken: number): string {
  const flat = inline(value);
  if (flat !== null && taken + flat.length <= WIDTH) return flat;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const indent = "  ".repeat(depth + 1);
  const parts = isList
    ? value.map((one) => ["", one] as const)
    : entriesOf(value).map(([key, one]) => [`${JSON.stringify(key)}: `, one] as const);
  const lines = parts.map(([name, one], index) => {
    const comma = index < parts.length - 1 ? "," : "";
    const start = indent + name;
    return start + writtenValue(one, depth + 1, start.length + comma.length) + comma;
  });
  const [open, close] = isList ? "[]" : "{}";
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join("\n")}\n${"  ".repeat(depth)}${close}`;
}

const entriesOf = (value: object) => Object.entries(value).filter(([, one]) => one !== undefined);

/** The value on one line, or null when a part of it stands on several whatever its width. */
function inline(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const parts = value.map(inline);
    return parts.includes(null) ? null : `[${parts.join(", ")}]`;
  }
  const entries = entriesOf(value);
  if (entries.length === 0) return "{}";
  if (entries.length > MAX_INLINE_VALUES) return null;
  const parts = entries.map(([key, one]) => {
    const text = inline(one);
    return text === null ? null : `${JSON.stringify(key)}: ${text}`;
  });
  return parts.includes(null) ? null : `{ ${parts.join(", ")} }`;
}
