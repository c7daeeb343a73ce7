import type { ScoringRule, Table } from "../content-model/scoring-rule.ts";
import { isTyped, optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { type Item, mayStayOpen } from "../surveys/items.ts";
import { meantHint } from "./nearest-name.ts";

/** Checks that every option has points, and that no points name an option that is not offered. */
export function optionIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  const itemOf = (name: string) => items.find((one) => one.name === name);
  const points = (rule.points ?? []).flatMap((group, index) =>
    group.items.flatMap((name) => {
      const item = itemOf(name);
      if (!item) return [];
      const path = `points[${index}]`;
      return [
        ...listedIssues(item, Object.keys(group.values), `${path}.values`, issue),
        ...(isConditional(item) && group.notAsked === undefined ? [notAskedIssue(item, path, issue)] : []),
      ];
    }),
  );
  const tables = (rule.tables ?? []).flatMap((table, index) =>
    table.pairs.flatMap(({ rows, columns }) => tableIssues(table, itemOf(rows), itemOf(columns), index, issue)),
  );
  return unlike([...points, ...tables]);
}

/** Returns true when an item may have no answer, because it is sometimes hidden or may be skipped. */
export function mayBeLeft(item: Item): boolean {
  return isConditional(item) || mayStayOpen(item);
}

/** Returns true when a condition may hide an item. */
export const isConditional = ({ conditions }: Item): boolean => conditions.length > 0;

function notAskedIssue(item: Item, path: string, issue: MakeIssue): Issue {
  const hint = 'Add "notAsked": the points it gives then, often 0.';
  return issue(
    "NOT_ASKED_MISSING",
    path,
    `Question "${item.name}" is not always asked, and nothing says what it counts then.`,
    hint,
  );
}

function listedIssues(item: Item, given: readonly string[], path: string, issue: MakeIssue): Issue[] {
  if (isTyped(item.answer)) {
    const hint = 'Use "steps" on it, or make it a question with choices.';
    return [
      issue(
        "POINTS_NEED_OPTIONS",
        path,
        `Question "${item.name}" is typed, so it has no options to give points for.`,
        hint,
      ),
    ];
  }
  const options = optionsOf(item.answer).map(({ value }) => `${value}`);
  const unpaid = options.filter((option) => !given.includes(option));
  const stray = given.filter((option) => !options.includes(option));
  return [
    ...unpaid.map((option) => {
      const message = `Option "${option}" of question "${item.name}" has no points.`;
      const hint = `Add "${option}" here with its points${stray.length > 0 ? ", or correct the spelling of one that is here" : ""}.`;
      return issue("OPTION_WITHOUT_POINTS", path, message, hint);
    }),
    ...stray.map((option) =>
      issue(
        "POINTS_WITHOUT_OPTION",
        path,
        `Question "${item.name}" has no option "${option}".`,
        meantHint(option, options),
      ),
    ),
  ];
}

function tableIssues(
  table: Table,
  rows: Item | undefined,
  columns: Item | undefined,
  index: number,
  issue: MakeIssue,
): Issue[] {
  if (!rows || !columns) return [];
  const path = `tables[${index}].values`;
  const cells = Object.entries(table.values);
  const byColumn = cells.flatMap(([row, cell]) =>
    typeof cell === "number" ? [] : listedIssues(columns, Object.keys(cell), `${path}["${row}"]`, issue),
  );
  const left = mayBeLeft(rows)
    ? [
        issue(
          "NOT_ASKED_MISSING",
          `tables[${index}].pairs`,
          `Question "${rows.name}" gives the row of a table but is not always answered.`,
          "Make it required and remove its condition, or give its points without a table.",
        ),
      ]
    : [];
  return [...listedIssues(rows, Object.keys(table.values), path, issue), ...byColumn, ...left];
}

/** Items that share their options share mistakes in them, so each mistake is reported once. */
function unlike(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ code, path, message }) => {
    const same = `${code} ${path} ${message.replace(/question "[^"]*"/i, "")}`;
    return !seen.has(same) && seen.add(same);
  });
}
