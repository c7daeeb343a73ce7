import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { Client } from "pg";
import { expect, test } from "vitest";
import { migrate, migrations } from "../../server/storage/migrate.ts";
import { createPool, forKysely, SERVING } from "../../server/storage/postgres-pool.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { newPostgresDatabase } from "../support/test-database.ts";

/** A server of the version before goes on while the new one migrates, so neither may wait for the other. */
test("answers that are being stored while the keys of tables change are stored, and the keys change", async () => {
  const shared = await newPostgresDatabase("template0");
  const pool = createPool(shared.url, 1, { ...SERVING, statement: 30_000, lock: 30_000 });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) });
  const older = Object.fromEntries(Object.entries(migrations("postgres")).filter(([name]) => name < "0026"));
  await new Migrator({ db: database, provider: { getMigrations: async () => older } }).migrateToLatest();
  const [server, watcher] = [new Client(shared.url), new Client(shared.url)];
  await Promise.all([server.connect(), watcher.connect()]);
  await server.query(`insert into account (id, user_id, owner, email, password_hash, gender, year_of_birth, created_at)
    values ('key', 'id', 'owner', 'ada@example.com', 'none', 'Female', 1950, '')`);
  await server.query("insert into content_version values ('hash', 'stress', '{}', '{}', '')");

  await server.query("begin");
  await server.query("select from account where id = 'key' for no key update");
  await server.query("select from submission where account_id = 'key'");
  const migrated = migrate(database, "postgres").then(() => "migrated", String);
  // What the other one is doing is of no interest, only that it has come as far as it gets.
  const isWaiting = async () =>
    (
      await watcher.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount;
  await Promise.race([migrated, expect.poll(isWaiting).toBe(1)]);
  const stored = await server
    .query(`insert into submission (account_id, idempotency_key, body_hash, scale, content_hash, answers, trace, score,
        meaning, age_band, submitted_at)
      values ('key', 'key', '', 'stress', 'hash', '{}', '{}', 1, '', '', '')`)
    .then(() => server.query("commit"))
    .then(() => "stored", String);
  expect([stored, await migrated]).toEqual(["stored", "migrated"]);
  await Promise.all([server.end(), watcher.end(), database.destroy()]);
  await shared.drop();
});
