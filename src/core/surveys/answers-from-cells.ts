import { textOfCell } from "../export/spreadsheet-cell.ts";
import type { AnswerKind, Item, Option } from "./items.ts";

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Answers by item from the texts of a row, by column. An empty cell is no answer. What fits no option or
 * is no number stays the text it is, for the check to refuse; nothing is guessed.
 */
export function answersFromCells(
  items: readonly Item[],
  cells: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const pairs = items.flatMap(({ name, answer }): [string, unknown][] => {
    const cell = textOfCell(Object.hasOwn(cells, name) ? (cells[name] ?? "") : "");
    return cell.trim() === "" ? [] : [[name, answerFromCell(answer, cell)]];
  });
  return Object.fromEntries(pairs);
}

function answerFromCell(answer: AnswerKind, cell: string): unknown {
  switch (answer.kind) {
    case "choice":
      return optionValue(answer.options, cell);
    case "choices":
      return pickedIn(cell).map((one) => optionValue(answer.options, `${one}`));
    case "number":
      return NUMBER.test(cell.trim()) ? Number(cell) : cell;
    case "text":
      return cell;
  }
}

function optionValue(options: readonly Option[], text: string): unknown {
  const found =
    options.find(({ value }) => `${value}` === text) ?? options.find(({ value }) => `${value}` === text.trim());
  return found ? found.value : text;
}

/** Several options stand as a JSON list, `["Walks", "Swims"]`; one may stand by itself. */
function pickedIn(cell: string): readonly unknown[] {
  if (!cell.trim().startsWith("[")) return [cell];
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) ? list : [cell];
  } catch {
    return [cell];
  }
}
