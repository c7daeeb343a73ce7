import type { Cell, CellValue } from "exceljs";

/** What a cell shows, and whether it was computed. */
export type CellText = { readonly text: string; readonly kind: "plain" | "formulas" | "unsaved" | "errors" };

/** Returns a cell as text. Of cells that were merged only the first has one. */
export function textOfCell(cell: Cell): CellText {
  if (cell.isMerged && cell.master.address !== cell.address) return { text: "", kind: "plain" };
  const { value } = cell;
  if (typeof value !== "object" || value === null || value instanceof Date) return plain(value);
  if ("formula" in value || "sharedFormula" in value) {
    const { result } = value as { readonly result?: CellValue };
    if (result === undefined || result === null) return { text: "", kind: "unsaved" };
    const { text, kind } = textOfValue(result);
    return { text, kind: kind === "plain" ? "formulas" : kind };
  }
  return textOfValue(value);
}

const plain = (value: unknown): CellText => ({ text: wordsOf(value), kind: "plain" });

function textOfValue(value: CellValue): CellText {
  if (typeof value !== "object" || value === null || value instanceof Date) return plain(value);
  if ("error" in value) return { text: "", kind: "errors" };
  if ("richText" in value) return plain(value.richText.map(({ text }) => text).join(""));
  // The words of a link; these may be in several styles.
  if ("text" in value) return textOfValue(value.text as CellValue);
  return plain("");
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (!(value instanceof Date)) return `${value}`;
  if (Number.isNaN(value.getTime())) return "";
  const [day = "", time = ""] = value.toISOString().split("T");
  // A time of day alone stands on the day before the first of 1900.
  if (day.startsWith("1899-12-3")) return time.slice(0, 5);
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}
