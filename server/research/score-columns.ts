import { meantHint } from "#core/content-check/nearest-name.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import type { ScoredCells } from "#core/scoring/score-cells.ts";
import { CommandError } from "../command-error.ts";

/** Turns the columns of a table of answers into those of its scores. */
export type ScoreColumns = {
  readonly count: number;
  readonly header: readonly string[];
  readonly warnings: readonly string[];
  /** Returns the cells of a row by column. */
  cells(record: readonly string[]): Record<string, string>;
  row(line: number, record: readonly string[], result: ScoredCells): string[];
};

/**
 * @param read the columns that answers are read from; the others are copied to the output
 * @throws CommandError when a column occurs twice, or none of them holds answers
 */
export function scoreColumns(given: readonly string[], read: readonly string[], rule: ScoringRule): ScoreColumns {
  const columns = given.map((name) => name.trim());
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw new CommandError(`The column "${twice}" is there twice.`);
  if (!columns.some((name) => read.includes(name))) {
    const example = read.slice(0, 3).join(",");
    throw new CommandError(`No column holds answers. The first line must name them, such as ${example}`);
  }
  const missing = read.filter((name) => !columns.includes(name));
  const passed = columns.flatMap((name, index) => (read.includes(name) ? [] : [{ name, index }]));
  const subscores = (rule.subscores ?? []).map(({ name }) => name);
  const warnings = [
    ...missing.map((name) => `There is no column ${name}; its answers are taken as missing.`),
    ...passed.map(({ name }) =>
      `The column "${name}" is no question and is passed on. ${missing.length > 0 ? meantHint(name, missing) : ""}`.trim(),
    ),
  ];
  return {
    count: columns.length,
    header: ["line", ...passed.map(({ name }) => name), "score", "meaning", ...subscores, "error"],
    warnings,
    cells: (record) => Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ""])),
    row(line, record, result) {
      const before = [`${line}`, ...passed.map(({ index }) => spreadsheetCell(record[index] ?? ""))];
      if (result.errors)
        return [...before, "", "", ...subscores.map(() => ""), spreadsheetCell(result.errors.join(" "))];
      const { score, meaning, subscores: values } = result.scored;
      const numbers = subscores.map((name) => spreadsheetCell(values[name] ?? null));
      return [...before, `${score}`, spreadsheetCell(meaning), ...numbers, ""];
    },
  };
}
