import type { Answers } from "../content-model/survey.ts";
import { answersFromCells } from "../surveys/answers-from-cells.ts";
import { openItems } from "../surveys/open-items.ts";
import type { RescoringVersion } from "./rescore.ts";
import { type Scored, scoreAnswers } from "./score.ts";
import { ScoringError } from "./scoring-error.ts";

export type ScoredCells =
  | { readonly scored: Scored; readonly errors?: undefined }
  | { readonly errors: readonly string[] };

/**
 * Checks and scores one row of a table of answers, with the same check and rule as a submission. A result of
 * another scale is read from the column with the name the rule gives it.
 */
export function scoreCells(
  { rule, items, check }: RescoringVersion,
  cells: Readonly<Record<string, string>>,
): ScoredCells {
  const answers = answersFromCells(items, cells);
  const errors = check(answers).map(({ message }) => message);
  const stored: Record<string, number> = {};
  for (const { name } of rule.reads ?? []) {
    const cell = (cells[name] ?? "").trim();
    const value = Number(cell);
    if (cell === "" || !Number.isFinite(value)) errors.push(`The column ${name} must hold a number.`);
    else stored[name] = value;
  }
  if (errors.length > 0) return { errors };
  try {
    return { scored: scoreAnswers(rule, answers as Answers, stored, openItems(items, answers as Answers)) };
  } catch (error) {
    if (error instanceof ScoringError) return { errors: [error.message] };
    throw error;
  }
}

/**
 * Returns the columns that are read from a table of answers: one for each item, and one for each result the rule
 * reads.
 */
export function columnsRead({ rule, items }: Pick<RescoringVersion, "rule" | "items">): string[] {
  return [...items.map(({ name }) => name), ...(rule.reads ?? []).map(({ name }) => name)];
}
