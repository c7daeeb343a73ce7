/** Says on stderr which typed texts an export has not, and how to get them. */
export function tellLeftOut(texts: ReadonlySet<string>): void {
  if (texts.size > 0) console.error(`Left out: the typed texts ${[...texts].join(", ")}. --with-text writes them too.`);
}
