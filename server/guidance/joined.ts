/** Joins the paragraphs of a reply, as the pages take them apart again. */
export const joined = (...paragraphs: readonly (string | null)[]): string => paragraphs.filter(Boolean).join("\n\n");
