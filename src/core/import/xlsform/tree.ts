import { UnreadableFile } from "../unreadable.ts";
import type { Row } from "./table.ts";
import { type RowType, rowType } from "./types.ts";

/** A row of the sheet survey, with the rows in it where it begins a group. */
export type Node = { readonly row: Row; readonly type: RowType; readonly inner: readonly Node[] };

type Open = { readonly row: Row; readonly type: RowType; readonly what: "group" | "repeat"; readonly inner: Node[] };

/**
 * Puts the rows into the groups that begin and end around them.
 * @param notes gets what could be mended: an end too many, or a group that is never closed
 * @throws UnreadableFile where groups cross each other, or a repeat is never closed
 */
export function treeOf(rows: readonly Row[], notes: string[]): Node[] {
  const top: Node[] = [];
  const open: Open[] = [];
  const add = (node: Node) => (open.at(-1)?.inner ?? top).push(node);
  for (const row of rows) {
    if (/^(yes|true|true\(\)|1)$/i.test(row.cell("disabled"))) {
      notes.push(`The row of ${row.place} is switched off in the file (disabled) and left out.`);
      continue;
    }
    const type = rowType(row.cell("type"));
    if (type.kind === "begin") open.push({ row, type, what: type.what, inner: [] });
    else if (type.kind === "end") {
      const last = open.pop();
      if (!last) notes.push(`The "end ${type.what}" of ${row.place} ends nothing and is left out.`);
      else if (last.what !== type.what)
        throw new UnreadableFile(
          `This "end ${type.what}" stands where the ${last.what} "${last.row.cell("name")}" of row ${last.row.number} should end.`,
          row.place,
        );
      else add({ row: last.row, type: last.type, inner: last.inner });
    } else add({ row, type, inner: [] });
  }
  for (let last = open.pop(); last; last = open.pop()) {
    const name = last.row.cell("name");
    // Every question behind it would fall away with it.
    if (last.what === "repeat") throw new UnreadableFile(`The repeat "${name}" is never closed.`, last.row.place);
    notes.push(`The group "${name}" of ${last.row.place} is never closed; it ends with the sheet.`);
    add({ row: last.row, type: last.type, inner: last.inner });
  }
  return top;
}
