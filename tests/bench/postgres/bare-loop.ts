import { Pool } from "pg";
import type { Row } from "../load/answers.ts";
import { type Load, loadOf } from "../load/call-many.ts";
import { COLUMNS, valuesOf } from "../server/floors.ts";

const PLACES = COLUMNS.map((_, index) => `$${index + 1}`).join(", ");
const INSERT = `insert into submission (${COLUMNS.join(", ")}) values (${PLACES})`;
/** The newest row of an account and scale. */
export const LATEST = `select score, meaning, trace, submitted_at from submission
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

/** As many as the server stores with one statement. */
const BATCH = 64;
const TYPES =
  "account_id text, idempotency_key text, body_hash text, scale text, content_hash text, answers text, trace text, score double precision, meaning text, age_band text, submitted_at text";
const INSERT_MANY = `insert into submission (${COLUMNS.join(", ")})
  select ${COLUMNS.join(", ")} from json_to_recordset($1::json) as row(${TYPES})`;

/** The same rows, many with one statement and one sync, over one connection: what batches could come to without a server. */
export async function insertBatches(url: string, rows: readonly Row[]): Promise<Load> {
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => [
    JSON.stringify(rows.slice(index * BATCH, (index + 1) * BATCH)),
  ]);
  const { perSecond, ...rest } = await runAll(url, 1, INSERT_MANY, batches);
  return { ...rest, perSecond: (perSecond * rows.length) / batches.length };
}
