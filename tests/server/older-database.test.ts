import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import type { ExportedSubmission } from "#core/export/export-record.ts";
import { exportedSubmissions } from "../../server/research/exported-submissions.ts";
import { openPseudonyms } from "../../server/research/pseudonyms.ts";
import { migrations } from "../../server/storage/migrate.ts";
import { createPool, forKysely, SERVING } from "../../server/storage/postgres-pool.ts";
import { connectSqlite, kyselyDatabase } from "../../server/storage/sqlite.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { newPostgresDatabase, onPostgres } from "../support/test-database.ts";
import { shippedContent, startTestServer } from "../support/test-server.ts";

const TABLES = [
  ...(["account", "access_token", "known_device", "account_code", "content_version"] as const),
  ...(["submission", "original_result", "score_count"] as const),
];

/** The newest migration of the version that had one id for the wire and for the rows. */
const NEWEST = "0009";

test("a database of the version before keeps everything as it was, and its people log in under their id", async () => {
  const { scales } = await shippedContent();
  const stress = scales.get("stress");
  const example = stress?.rule.examples[3];
  if (!stress || !example) throw new Error("no such example");
  const dataDir = mkdtempSync(join(tmpdir(), "keepwell-older-"));
  const shared = onPostgres() ? await newPostgresDatabase("template0") : null;
  const dialect = shared ? "postgres" : "sqlite";
  const old = new Kysely<Tables>({
    dialect: shared
      ? new PostgresDialect({ pool: forKysely(createPool(shared.url, 1, SERVING)) })
      : new SqliteDialect({ database: kyselyDatabase(connectSqlite(dataDir)) }),
  });
  const older = Object.fromEntries(Object.entries(migrations(dialect)).filter(([name]) => name < `${NEWEST}~`));
  const { error } = await new Migrator({ db: old, provider: { getMigrations: async () => older } }).migrateToLatest();
  expect(error).toBeUndefined();
  const time = "2026-05-01T10:00:00.000Z";
  for (const name of ["ada", "ben"]) {
    await sql`insert into account (id, email, password_hash, gender, year_of_birth, created_at)
      values (${`${name}-old-id`}, ${`${name}@example.com`}, 'none', 'Female', 1950, ${time})`.execute(old);
  }
  await sql`insert into access_token (token_hash, account_id, expires_at)
    values ('hash', 'ada-old-id', '2026-12-01T00:00:00.000Z')`.execute(old);
  await sql`insert into content_version (hash, scale, survey, rule, published_at) values
    (${stress.hash}, 'stress', ${JSON.stringify(stress.survey)}, ${JSON.stringify(stress.rule)}, ${time})`.execute(old);
  for (const key of ["one", "two"]) {
    await sql`insert into submission (account_id, idempotency_key, body_hash, scale, content_hash, answers, trace,
        score, meaning, age_band, submitted_at)
      values ('ada-old-id', ${key}, 'hash', 'stress', ${stress.hash}, ${JSON.stringify(example.answers)}, '{}',
        ${example.score}, ${example.meaning}, '70-79', ${time})`.execute(old);
  }
  await sql`insert into original_result (submission_id, score, meaning, trace, replaced_at)
    select id, 5, 'so it was', '{}', ${time} from submission where idempotency_key = 'one'`.execute(old);
  await sql`insert into score_count (scale, age_band, score, people) values ('stress', '70-79', 6, 1)`.execute(old);
  const before = await contentsOf(old);
  await old.destroy();

  const server = await startTestServer(
    { loginPolicy: "email", ...(shared ? { databaseUrl: shared.url } : {}) },
    null,
    dataDir,
  );
  const after = await contentsOf(server.database);
  for (const [table, rows] of Object.entries(before)) {
    const kept = after[table as keyof typeof after].filter(
      (row) => table !== "content_version" || row["scale"] === "stress",
    );
    expect(kept, table).toMatchObject(rows);
    expect(kept, table).toHaveLength(rows.length);
  }
  expect(after.original_result.map((row) => row["account_key"])).toEqual(["ada-old-id"]);
  const accounts = await server.database.selectFrom("account").select(["id", "user_id", "owner"]).execute();
  expect(accounts.map(({ id, user_id }) => [id, user_id])).toEqual(accounts.map(({ id }) => [id, id]));
  const texts = accounts.flatMap(({ id, owner }) => [id, owner]);
  expect(new Set(texts).size).toBe(4);
  for (const { owner } of accounts) expect(owner).toMatch(/^[0-9a-f]{32}$/);

  const session = (await server.post("/login", { email: "ada@example.com" })).body as LoginReply;
  expect(session).toMatchObject({ userID: "ada-old-id", owner: accounts.find(({ id }) => id === "ada-old-id")?.owner });
  expect((await server.get("/view-scores/ada-old-id")).body).toHaveLength(2);

  const exported: ExportedSubmission[] = [];
  const submissions = exportedSubmissions(server.database, "stress", await openPseudonyms(dataDir));
  for await (const some of submissions) exported.push(...some);
  const key = Buffer.from(readFileSync(join(dataDir, "pseudonym.key"), "utf8").trim(), "hex");
  const pseudonym = createHmac("sha256", key).update("participant\nada-old-id").digest("hex").slice(0, 24);
  expect(exported.map(({ participant, submittedAt, score }) => [participant, submittedAt, score])).toEqual(
    Array(2).fill([`p${pseudonym}`, time, example.score]),
  );
  await server.close();
  await shared?.drop();
});

async function contentsOf(database: Kysely<Tables>) {
  const pairs = TABLES.map(async (table) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    return [table, rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs)) as Record<(typeof TABLES)[number], Record<string, unknown>[]>;
}
