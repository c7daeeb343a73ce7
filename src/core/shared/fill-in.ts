/** Puts values where `{name}` stands; a name without a value stays as it is written. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? `${values[name]}` : place));
}

/** The names that stand in braces, in the order of their first place. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))];
}
