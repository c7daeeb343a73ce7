import { connectSqlite } from "../../../server/storage/sqlite.ts";
import type { Row } from "../load/answers.ts";

/** What one row is inserted with; all floors and the server write the same columns. */
export const COLUMNS = [
  ...["account_id", "idempotency_key", "body_hash", "scale", "content_hash", "answers", "trace"],
  ...["score", "meaning", "age_band", "submitted_at"],
] as const satisfies readonly (keyof Row)[];

export const INSERT = `insert into submission (${COLUMNS.join(", ")}) values (${COLUMNS.map(() => "?").join(", ")})`;

export const valuesOf = (row: Row): (string | number | null)[] => COLUMNS.map((column) => row[column]);

/**
 * Inserts on the server's own table with its settings: all that the disk and SQLite ask for.
 * @param each how many share a transaction
 * @returns rows a second
 */
export function insertLoop(folder: string, rows: readonly Row[], each = 1): number {
  const sqlite = connectSqlite(folder);
  const values = rows.map(valuesOf);
  const insert = sqlite.prepare(INSERT);
  const started = performance.now();
  for (let from = 0; from < values.length; from += each) {
    sqlite.exec("begin immediate");
    for (const row of values.slice(from, from + each)) insert.run(...row);
    sqlite.exec("commit");
  }
  const seconds = (performance.now() - started) / 1000;
  sqlite.close();
  return rows.length / seconds;
}
