/** Returns words as a label: REDCap reads labels as HTML, so a bare `<` or `&` before a letter would begin something. */
export const labelText = (words: string): string =>
  words.replaceAll(/&(?=[A-Za-z#])/g, "&amp;").replaceAll(/<(?=[A-Za-z/!?])/g, "&lt;");

/** Returns words as an option: a bare `|` parts the options there, and a line is an option. */
export const choiceText = (words: string): string => words.replaceAll("|", "&#124;").replaceAll(/\s*\n\s*/g, " ");

/**
 * Returns tags for the Field Annotation by which our own names and values come back. REDCap passes over tags that it does
 * not know.
 */
export function annotation(tags: Readonly<Record<string, string>>): string {
  const quoted = (value: string) => `'${value.replaceAll("'", "\\u0027").replaceAll(/\s*\n\s*/g, " ")}'`;
  return Object.entries(tags)
    .map(([tag, value]) => `@KEEPWELL_${tag}=${quoted(value)}`)
    .join(" ");
}
