import { type AnswerValue, DECLINED } from "../content-model/answers.ts";
import { DECLINED_CELLS, MISSING_CELLS } from "../export/missing-codes.ts";
import { textOfCell } from "../export/spreadsheet-cell.ts";
import { fits, longestText } from "../question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { Item } from "../question-types/item.ts";

/**
 * Returns answers by item from the texts of a row, by column. An empty cell means no answer, and so does a code that
 * an export writes in its place; the code of a declined answer is one. A text that fits no option,
 * or is not a number, is returned unchanged, so that the check rejects it; nothing is guessed.
 */
export function answersFromCells(
  items: readonly Item[],
  cells: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const pairs = items.flatMap(({ name, answer }): [string, unknown][] => {
    const cell = textOfCell(Object.hasOwn(cells, name) ? (cells[name] ?? "") : "");
    const given = onServer(answer).fromCell(answer, cell);
    // A text that is a code and nothing else was written by an export.
    const isText = longestText(answer) !== undefined;
    const isMissing = MISSING_CELLS.has(cell.trim()) && (isText || !fits(answer, given as AnswerValue));
    if (isMissing && DECLINED_CELLS.has(cell.trim())) return [[name, DECLINED]];
    return cell.trim() === "" || isMissing ? [] : [[name, given]];
  });
  return Object.fromEntries(pairs);
}
