/** Returns the number of letters to add, drop, change or swap to turn one word into the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let index = 1; index <= one.length; index += 1) {
    const next = [index];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[index - 1] === other[column - 1];
      const swapped = one[index - 1] === other[column - 2] && one[index - 2] === other[column - 1];
      const costs = [(row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (same ? 0 : 1)];
      if (swapped && index > 1 && column > 1) costs.push((before[column - 2] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Returns the known names that were most likely meant: the nearest, and others just as near. */
export function nearestNames(name: string, known: Iterable<string>): string[] {
  const near = [...new Set(known)]
    .filter((one) => one !== name)
    .map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(Math.max(name.length, one.length) / 3)));
  const nearest = Math.min(...near.map(({ far }) => far));
  return near.filter(({ far }) => far === nearest).map(({ one }) => one);
}

/** Returns a hint for an unknown name: the nearest known names, or all of them if there are few. */
export function meantHint(name: string, known: Iterable<string>): string {
  const all = [...new Set(known)];
  const nearest = nearestNames(name, all)
    .slice(0, 3)
    .map((one) => `"${one}"`);
  if (nearest.length > 0) return `Did you mean ${nearest.join(" or ")}?`;
  if (all.length === 0) return "Check the name.";
  const few = all.slice(0, 12).map((one) => `"${one}"`);
  return `Known here: ${few.join(", ")}${all.length > few.length ? ", …" : ""}.`;
}
