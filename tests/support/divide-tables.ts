import { Client } from "pg";
import { accountColumnOf, TABLES_BY_ACCOUNT } from "../../server/storage/table-kinds.ts";

const PARTS = 32;

/** Whether the tables of people are divided by account, as a distributed engine would do it; part of `test:full`. */
export const isDivided = Boolean(process.env["KEEPWELL_DIVIDED"]);

type Made = { readonly name: string; readonly text: string };

/**
 * Makes the tables of people again, each in 32 partitions by the key of the account, with the keys and indexes they had.
 * PostgreSQL refuses it where a unique index lacks the key. The tables must be empty.
 */
export async function divideTables(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  for (const table of TABLES_BY_ACCOUNT) {
    const constraints = await made(
      client,
      `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid = $1::regclass and contype in ('p', 'u', 'f') order by contype = 'f'`,
      table,
    );
    const indexes = await made(
      client,
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
        where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
      table,
    );
    const sequences = await made(
      client,
      `select pg_get_serial_sequence($1, attname) as name, attname as text from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and pg_get_serial_sequence($1, attname) is not null`,
      table,
    );
    const statements = [
      `alter table ${table} rename to old_${table}`,
      `create table ${table} (like old_${table} including defaults) partition by hash (${accountColumnOf(table)})`,
      ...sequences.map(({ name, text }) => `alter sequence ${name} owned by ${table}.${text}`),
      `drop table old_${table}`,
      ...Array.from(
        { length: PARTS },
        (_, part) => `create table ${table}_${part} partition of ${table}
          for values with (modulus ${PARTS}, remainder ${part})`,
      ),
      ...constraints.map(({ name, text }) => `alter table ${table} add constraint ${name} ${text}`),
      ...indexes.map(({ text }) => text),
    ];
    await client.query(`begin; ${statements.join(";\n")}; commit`);
  }
  await client.end();
}

const made = async (client: Client, query: string, table: string): Promise<Made[]> =>
  (await client.query<Made>(query, [table])).rows;
