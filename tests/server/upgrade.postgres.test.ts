import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { Client } from "pg";
import { expect, test } from "vitest";
import { readTexts } from "../../server/content/files/read-files.ts";
import { refuseUnfitContent } from "../../server/content/live/unfit-content.ts";
import { migrate, migrations } from "../../server/storage/migrate.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { createPool, forKysely, SERVING } from "../../server/storage/postgres-pool.ts";
import type { Tables } from "../../server/storage/tables.ts";
import { newPostgresDatabase } from "../support/test-database.ts";

const FOLDERS = { surveysDir: "surveys", scoringRulesDir: "scoring-rules" };

/** What the version before 0026 knows. */
const OLDER = Object.fromEntries(Object.entries(migrations("postgres")).filter(([name]) => name < "0026"));
const migrateToOlder = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => OLDER } }).migrateToLatest();

/** A server of the version before goes on while the new one migrates, so neither may wait for the other. */
test("answers that are being stored while the keys of tables change are stored, and the keys change", async () => {
  const shared = await newPostgresDatabase("template0");
  const pool = createPool(shared.url, 1, { ...SERVING, statement: 30_000, lock: 30_000 });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) });
  await migrateToOlder(database);
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

const migrationsOf = async (client: Client) =>
  (await client.query<{ name: string }>("select name from kysely_migration order by name")).rows.map(
    ({ name }) => name,
  );

test("a database whose content the new version cannot use is not migrated, and it is said what helps", async () => {
  const shared = await newPostgresDatabase("template0");
  const pool = createPool(shared.url, 1, SERVING);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) });
  await migrateToOlder(database);
  const files = [...(await readTexts(FOLDERS)).texts].map(([name, text]) => ({
    ...{ name, text: name === "surveys/site" ? text.replace('"brand"', '"mark"') : text },
    ...({ publication: "old", origin: "start", published_at: "" } as const),
  }));
  await database.insertInto("content_file").values(files).execute();
  await database.destroy();
  const open = () => openPostgres(shared.url, 1, SERVING, (older) => refuseUnfitContent(older, FOLDERS));
  const refused = await open().then(
    () => "",
    (error: Error) => error.message,
  );
  expect(refused).toMatch(/surveys\/site\.json: [\s\S]*"brand"[\s\S]*content:push/);
  const client = new Client(shared.url);
  await client.connect();
  expect(await migrationsOf(client)).toEqual(Object.keys(OLDER));

  // As `content:push` of the new version leaves it.
  await client.query(`update content_file set text = replace(text, '"mark"', '"brand"')`);
  await (await open()).database.destroy();
  expect(await migrationsOf(client)).toEqual(Object.keys(migrations("postgres")));

  await client.query("insert into kysely_migration values ('9999-later', '')");
  await expect(open()).rejects.toThrow(/^A newer version of Keepwell has migrated this database: /);
  await client.end();
  await shared.drop();
});
