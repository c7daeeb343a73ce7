import { Pool } from "pg";
import type { Row } from "../load/answers.ts";
import { type Load, loadOf } from "../load/call-many.ts";
import { COLUMNS, valuesOf } from "../server/floors.ts";

const PLACES = COLUMNS.map((_, index) => `$${index + 1}`).join(", ");
const INSERT = `insert into submission (${COLUMNS.join(", ")}) values (${PLACES})`;
const LATEST = `select score, meaning, trace, submitted_at from submission
  where account_id = $1 and scale = $2 order by submitted_at desc, id desc limit 1`;

/** Runs one statement for each list of values over so many connections. */
async function runAll(url: string, connections: number, text: string, all: readonly unknown[][]): Promise<Load> {
  const pool = new Pool({ connectionString: url, max: connections });
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const started = performance.now();
  const latencies: number[] = [];
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let values = all[next++]; values; values = all[next++]) {
        const asked = performance.now();
        await client.query({ name: "bare", text, values });
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const client of clients) client.release();
  await pool.end();
  return loadOf(all.length / seconds, latencies);
}

/** One transaction for each insert, on the server's own table, over as many connections as the server holds. */
export const insertRows = (url: string, connections: number, rows: readonly Row[]) =>
  runAll(url, connections, INSERT, rows.map(valuesOf));

/** The newest row of an account and scale, each by a prepared statement. */
export const readLatest = (url: string, connections: number, scale: string, people: readonly string[]) =>
  runAll(
    url,
    connections,
    LATEST,
    people.map((id) => [id, scale]),
  );
