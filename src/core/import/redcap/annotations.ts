/** An action tag of a field annotation, such as `@NONEOFTHEABOVE='99'`. */
export type Tag = {
  /** Such as `HIDDEN`, in capitals. */
  readonly name: string;
  /** What stands after `=` or in brackets; empty where nothing does. */
  readonly value: string;
  readonly written: string;
};

const TAG = /(?<=^|\s)@([A-Z][A-Z0-9_-]*)/gi;

/** Returns the action tags of an annotation and what else is written there. What stands inside a tag is its own. */
export function annotationOf(cell: string): { readonly tags: readonly Tag[]; readonly remark: string } {
  const tags: Tag[] = [];
  let remark = "";
  let done = 0;
  for (const match of cell.matchAll(TAG)) {
    if (match.index < done) continue;
    remark += cell.slice(done, match.index);
    const end = match.index + match[0].length;
    const { value, length } = valueAfter(cell.slice(end));
    done = end + length;
    tags.push({ name: `${match[1]}`.toUpperCase(), value, written: cell.slice(match.index, done).trim() });
  }
  return { tags, remark: `${remark}${cell.slice(done)}`.trim() };
}

/** Returns the parts of a list of codes, such as `'98,99'`. */
export const codesIn = ({ value }: Tag): string[] =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

function valueAfter(rest: string): { readonly value: string; readonly length: number } {
  const given = /^\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s@]+))/.exec(rest);
  if (given) return { value: given[1] ?? given[2] ?? given[3] ?? "", length: given[0].length };
  const open = /^\s*\(/.exec(rest)?.[0].length ?? 0;
  if (open === 0) return { value: "", length: 0 };
  let depth = 1;
  let quote = "";
  for (let at = open; at < rest.length; at++) {
    const sign = rest[at] ?? "";
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return { value: rest.slice(open, at), length: at + 1 };
  }
  return { value: rest.slice(open), length: rest.length };
}
