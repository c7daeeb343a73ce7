import type { Answers } from "../content-model/survey.ts";
import { answersFromCells } from "../surveys/answers-from-cells.ts";
import type { RescoringVersion } from "./rescore.ts";
import { type Scored, scoreAnswers } from "./score.ts";
import { ScoringError } from "./scoring-error.ts";

export type ScoredCells =
  | { readonly scored: Scored; readonly faults?: undefined }
  | { readonly faults: readonly string[] };

/**
 * Checks and scores one row of a table of answers, by the very check and rule of a submission. What the
 * rule reads from another scale stands in a column under the rule's own name for it.
 */
export function scoreCells(
  { rule, items, check }: RescoringVersion,
  cells: Readonly<Record<string, string>>,
): ScoredCells {
  const answers = answersFromCells(items, cells);
  const refused = check(answers).map(({ message }) => message);
  const stored: Record<string, number> = {};
  for (const { name } of rule.reads ?? []) {
    const cell = (cells[name] ?? "").trim();
    const value = Number(cell);
    if (cell === "" || !Number.isFinite(value)) refused.push(`The column ${name} must hold a number.`);
    else stored[name] = value;
  }
  if (refused.length > 0) return { faults: refused };
  try {
    return { scored: scoreAnswers(rule, answers as Answers, stored) };
  } catch (fault) {
    if (fault instanceof ScoringError) return { faults: [fault.message] };
    throw fault;
  }
}

/** The columns a table of answers is read from: one for each item, and one for each result the rule reads. */
export function columnsRead({ rule, items }: Pick<RescoringVersion, "rule" | "items">): string[] {
  return [...items.map(({ name }) => name), ...(rule.reads ?? []).map(({ name }) => name)];
}
