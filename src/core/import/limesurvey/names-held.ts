import { kindOf } from "./kinds.ts";
import type { Question } from "./survey.ts";

const WITH_ROWS: ReadonlySet<string> = new Set(["table", "two tables", "fields", "cells"]);

/** Returns a name for each value that a question holds: its rows, the cells of these, the comment beside it. */
export function namesHeldBy(question: Question): string[] {
  const { code, type, parts } = question;
  const rows = parts.filter(({ scale }) => scale === 0);
  const columns = Math.max(1, parts.filter(({ scale }) => scale === 1).length);
  const kind = kindOf(question);
  const each = kind === "cells" ? columns : kind === "two tables" ? 2 : 1;
  const names =
    WITH_ROWS.has(kind) && rows.length > 0
      ? rows.flatMap((row) => Array.from({ length: each }, () => `${code}_${row.code}`))
      : [code];
  return type === "O" ? [...names, `${code}_comment`] : names;
}
