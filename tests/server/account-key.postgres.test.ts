import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountColumnOf, TABLE_KINDS, TABLES_BY_ACCOUNT } from "../../server/storage/table-kinds.ts";
import { isDivided } from "../support/divide-tables.ts";
import { newPostgresDatabase, type TestDatabase } from "../support/test-database.ts";

// Whether an engine that divides tables among machines by the key of the account, such as Citus, could take ours as they
// are. It refuses what it would have to look up on other machines: a unique index without the key, and a foreign key that
// leads to a divided table other than by the key (docs.citusdata.com, "Creating and Modifying Distributed Objects").

/** Beside the tables that the server asks for rows: the counts of tries, and what has been migrated. */
const KINDS: Readonly<Record<string, string>> = {
  ...TABLE_KINDS,
  rate_count: "shared",
  kysely_migration: "shared",
  kysely_migration_lock: "shared",
};

type Key = { table: string; name: string; isPrimary: boolean; columns: string[] };
type Reference = { table: string; name: string; columns: string[]; to: string; toColumns: string[] };

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await newPostgresDatabase();
  client = new Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const columns = (of: string, table: string) => `
  (select array_agg(attname::text order by place)
    from unnest(${of}) with ordinality as keys(number, place)
    join pg_attribute on attrelid = ${table} and attnum = number)`;

/** Unique indexes and primary keys; those of single partitions repeat those of the table. */
const uniqueKeys = async (): Promise<Key[]> =>
  (
    await client.query(`
      select indrelid::regclass::text as table, indexrelid::regclass::text as name, indisprimary as "isPrimary",
        ${columns("indkey::int2[]", "indrelid")} as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace and not relispartition`)
  ).rows;

const references = async (): Promise<Reference[]> =>
  (
    await client.query(`
      select conrelid::regclass::text as table, conname as name, ${columns("conkey", "conrelid")} as columns,
        confrelid::regclass::text as to, ${columns("confkey", "confrelid")} as "toColumns"
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and not relispartition`)
  ).rows;

const isByAccount = (table: string) => KINDS[table] === "account";

/** What such an engine would refuse, in words. */
function findings(keys: readonly Key[], links: readonly Reference[]): string[] {
  const withoutKey = keys.filter((one) => isByAccount(one.table) && !one.columns.includes(accountColumnOf(one.table)));
  const notLed = TABLES_BY_ACCOUNT.filter(
    (table) => keys.find((one) => one.table === table && one.isPrimary)?.columns[0] !== accountColumnOf(table),
  );
  const across = links.filter(({ table, columns: from, to, toColumns }) => {
    if (!isByAccount(to)) return false;
    const place = from.indexOf(accountColumnOf(table));
    return !isByAccount(table) || place < 0 || toColumns[place] !== accountColumnOf(to);
  });
  return [
    ...withoutKey.map((one) => `${one.name} is unique without ${accountColumnOf(one.table)}`),
    ...notLed.map((table) => `the primary key of ${table} does not begin with ${accountColumnOf(table)}`),
    ...across.map((one) => `${one.name} leads from ${one.table} across machines to ${one.to}`),
  ];
}

test("each table is listed with how it would be divided", async () => {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test("whoever refers to an account by its key is divided by it, or found by something else", async () => {
  const found = (await references()).filter(({ to }) => to === "account").map(({ table }) => table);
  expect(found.length).toBeGreaterThan(TABLES_BY_ACCOUNT.length);
  for (const table of found) expect([table, KINDS[table]]).toEqual([table, expect.stringMatching(/account|look-up/)]);
});

test("nothing in the database keeps its tables from being divided by account", async () => {
  expect(findings(await uniqueKeys(), await references())).toEqual([]);
});

// Of tables that are divided, PostgreSQL refuses such an index itself.
test.skipIf(isDivided)("a unique index without the key, and a foreign key across, are seen", async () => {
  await client.query("begin");
  await client.query("create unique index planted on my_step (step_id)");
  await client.query("create unique index planted_too on submission (account_id, id)");
  await client.query("alter table event add column planted text, add column planted_id bigint");
  await client.query(`alter table event add constraint across
    foreign key (planted, planted_id) references submission (account_id, id)`);
  const found = findings(await uniqueKeys(), await references());
  await client.query("rollback");
  expect(found).toEqual([
    "planted is unique without account_id",
    "across leads from event across machines to submission",
  ]);
});
