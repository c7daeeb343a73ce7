import { textOfCell } from "../export/spreadsheet-cell.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { Item } from "../question-types/item.ts";

/**
 * Returns answers by item from the texts of a row, by column. An empty cell means no answer. A text that fits no
 * option, or is not a number, is returned unchanged, so that the check rejects it; nothing is guessed.
 */
export function answersFromCells(
  items: readonly Item[],
  cells: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const pairs = items.flatMap(({ name, answer }): [string, unknown][] => {
    const cell = textOfCell(Object.hasOwn(cells, name) ? (cells[name] ?? "") : "");
    return cell.trim() === "" ? [] : [[name, onServer(answer).fromCell(answer, cell)]];
  });
  return Object.fromEntries(pairs);
}
