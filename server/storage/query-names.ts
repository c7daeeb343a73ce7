/** The names of prepared queries, by their text. A database that plans each query can keep the plan under it. */
const names = new Map<string, string>();

/** Names a query whose text will be asked again and again. */
export function nameQuery(text: string): void {
  if (!names.has(text)) names.set(text, `keepwell_${names.size}`);
}

/** Returns the name of a prepared query; undefined for any other. */
export const nameOfQuery = (text: string): string | undefined => names.get(text);
