import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { firstTables } from "../../server/storage/migrations/0001-first-tables.ts";
import { kyselyDatabase, openSqlite } from "../../server/storage/sqlite.ts";
import type { Tables } from "../../server/storage/tables.ts";

test("a database of the first form is brought up to date and keeps what is in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-migrate-"));
  const dialect = new SqliteDialect({ database: kyselyDatabase(new DatabaseSync(join(folder, "keepwell.db"))) });
  const old = new Kysely<Tables>({ dialect });
  const migrations = { "0001-first-tables": firstTables("sqlite") };
  await new Migrator({ db: old, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  await sql`insert into account (id, email, password_hash, gender, year_of_birth, created_at)
    values ('one', 'ada@example.com', 'none', 'Female', 1950, '2026-01-01T00:00:00.000Z')`.execute(old);
  await old.destroy();

  for (let start = 0; start < 2; start++) {
    const database = await openSqlite(folder);
    expect(await database.selectFrom("account").select("email").execute()).toEqual([{ email: "ada@example.com" }]);
    expect(await database.selectFrom("known_device").selectAll().execute()).toEqual([]);
    expect(await database.selectFrom("account_code").selectAll().execute()).toEqual([]);
    expect(await database.selectFrom("submission").select("scored_by").execute()).toEqual([]);
    expect(await database.selectFrom("original_result").selectAll().execute()).toEqual([]);
    await database.destroy();
  }
  rmSync(folder, { recursive: true, force: true });
});
