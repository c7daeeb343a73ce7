import type { AnswerValue } from "../content-model/answers.ts";
import { MISSING_CELLS } from "../export/missing-codes.ts";
import { textOfCell } from "../export/spreadsheet-cell.ts";
import { fits } from "../question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { Item } from "../question-types/item.ts";

/**
 * Returns answers by item from the texts of a row, by column. An empty cell means no answer, and so does a code that
 * an export writes in its place. A text that fits no
 * option, or is not a number, is returned unchanged, so that the check rejects it; nothing is guessed.
 */
export function answersFromCells(
  items: readonly Item[],
  cells: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const pairs = items.flatMap(({ name, answer }): [string, unknown][] => {
    const cell = textOfCell(Object.hasOwn(cells, name) ? (cells[name] ?? "") : "");
    const given = onServer(answer).fromCell(answer, cell);
    const isMissing = MISSING_CELLS.has(cell.trim()) && !fits(answer, given as AnswerValue);
    return cell.trim() === "" || isMissing ? [] : [[name, given]];
  });
  return Object.fromEntries(pairs);
}
