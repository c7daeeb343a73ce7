import { meantHint } from "#core/content-check/nearest-name.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { spreadsheetCell } from "#core/export/spreadsheet-cell.ts";
import type { Scored } from "#core/scoring/score.ts";
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
  const made = madeColumns(rule);
  const own = new Set(["line", ...made.map(({ name }) => name), "error"]);
  const passed = columns.flatMap((name, index) =>
    read.includes(name) ? [] : [{ name, index, out: own.has(name) ? `given:${name}` : name }],
  );
  const warnings = [
    ...missing.map((name) => `There is no column ${name}; its answers are taken as missing.`),
    ...passed.map(({ name, out }) => {
      const as = out === name ? "" : ` as "${out}"`;
      const hint = missing.length > 0 ? meantHint(name, missing) : "";
      return `The column "${name}" is no question and is passed on${as}. ${hint}`.trim();
    }),
  ];
  return {
    count: columns.length,
    header: ["line", ...passed.map(({ out }) => out), ...made.map(({ name }) => name), "error"],
    warnings,
    cells: (record) => Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ""])),
    row(line, record, result) {
      const before = [`${line}`, ...passed.map(({ index }) => spreadsheetCell(record[index] ?? ""))];
      if (result.errors) return [...before, ...made.map(() => ""), spreadsheetCell(result.errors.join(" "))];
      const { scored } = result;
      return [...before, ...made.map(({ of }) => spreadsheetCell(of(scored))), ""];
    },
  };
}

type Made = { readonly name: string; readonly of: (scored: Scored) => string | number | null };

/** Returns the columns of what a rule gives, named as in an export but for subscores. */
function madeColumns(rule: ScoringRule): readonly Made[] {
  const subscores = (rule.subscores ?? []).map(
    ({ name }): Made => ({ name, of: ({ subscores }) => subscores[name] ?? null }),
  );
  const further = (rule.further ?? []).flatMap(({ name, bands }): Made[] => {
    const resultOf = ({ trace }: Scored) => trace.results?.find((result) => result.name === name);
    const score: Made = { name: `result:${name}`, of: (scored) => resultOf(scored)?.score ?? null };
    const meaning: Made = { name: `result:${name}:meaning`, of: (scored) => resultOf(scored)?.band?.meaning ?? null };
    return bands.length > 0 ? [score, meaning] : [score];
  });
  const alerts: Made = { name: "alerts", of: ({ trace }) => trace.alerts?.map(({ name }) => name).join(";") ?? null };
  return [
    { name: "score", of: ({ score }) => score },
    { name: "meaning", of: ({ meaning }) => meaning },
    ...subscores,
    ...further,
    ...(rule.alerts ? [alerts] : []),
  ];
}
