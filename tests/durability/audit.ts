import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Tables } from "../../server/storage/tables.ts";
import type { Acknowledged, Sent } from "./clients.ts";

/** What is wrong with what is stored; all zero when every promise was kept. */
export type Findings = {
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There more than once, or never sent under this key. */
  readonly double: number;
  /** Rows that do not hang together, and counts of scores that are not those of the submissions. */
  readonly half: number;
};

type Row = Pick<
  Tables["submission"],
  "idempotency_key" | "scale" | "answers" | "trace" | "score" | "age_band" | "submitted_at"
> & { user_id: string };

/** Holds what is stored against what was acknowledged and what may or may not have arrived. */
export async function audit(
  database: Kysely<Tables>,
  acknowledged: readonly Acknowledged[],
  unfinished: readonly Sent[],
): Promise<Findings> {
  const rows = await database
    .selectFrom("submission")
    .innerJoin("account", "account.id", "submission.account_id")
    .select(["user_id", "idempotency_key", "scale", "answers", "trace", "score", "age_band", "submitted_at"])
    .orderBy("submission.id")
    .execute();
  const stored = Map.groupBy(rows, ({ idempotency_key }) => idempotency_key);
  const promised = new Map(acknowledged.map((one) => [one.key, one]));
  const sent = new Map<string, Sent & { score?: number }>([
    ...unfinished.map((one) => [one.key, one] as const),
    ...promised,
  ]);
  const lost = acknowledged.filter(({ key }) => !stored.has(key)).length;
  const double = [...stored].reduce((sum, [key, same]) => sum + same.length - (sent.has(key) ? 1 : 0), 0);
  const half = rows.filter((row) => !isWhole(row, sent.get(row.idempotency_key))).length;
  return { lost, double, half: half + (await wrongCounts(database, rows)) };
}

function isWhole(row: Row, sent: (Sent & { score?: number }) | undefined): boolean {
  if (!sent) return true;
  const trace = JSON.parse(row.trace) as { score?: unknown };
  return (
    row.user_id === sent.userId &&
    trace.score === row.score &&
    (sent.score === undefined || sent.score === row.score) &&
    isDeepStrictEqual(JSON.parse(row.answers), sent.answers)
  );
}

/** How many of the counts differ from how many people's latest score it is. */
async function wrongCounts(database: Kysely<Tables>, rows: readonly Row[]): Promise<number> {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const person = `${row.user_id} ${row.scale}`;
    const earlier = latest.get(person);
    if (!earlier || row.submitted_at >= earlier.submitted_at) latest.set(person, row);
  }
  const expected = new Map<string, number>();
  const place = (row: { scale: string; age_band: string; score: number | null }) =>
    `${row.scale} ${row.age_band} ${row.score}`;
  for (const row of latest.values()) expected.set(place(row), (expected.get(place(row)) ?? 0) + 1);
  const counts = await database.selectFrom("score_count").selectAll().execute();
  const found = new Map<string, number>();
  // A server that was killed leaves changes that the next one adds.
  for (const row of [...counts, ...(await appendedChanges(database))])
    found.set(place(row), (found.get(place(row)) ?? 0) + row.people);
  const places = new Set([...expected.keys(), ...found.keys()]);
  return [...places].filter((one) => (expected.get(one) ?? 0) !== (found.get(one) ?? 0)).length;
}

/** Only PostgreSQL has the table. */
async function appendedChanges(database: Kysely<Tables>) {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === "score_change")
    ? database.selectFrom("score_change").selectAll().execute()
    : [];
}
