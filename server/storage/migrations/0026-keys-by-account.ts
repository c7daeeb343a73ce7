import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Lets the tables of a person be divided among machines by the key of the account: it leads each primary key, no unique
 * index lacks it, and no foreign key leads from one person's rows to another table of theirs.
 */
export function keysByAccount(dialect: "sqlite" | "postgres"): Migration {
  return { up: dialect === "sqlite" ? onSqlite : onPostgres };
}

/** One file is never divided, so `submission` keeps the number of its row as the key. */
async function onSqlite(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("new_original_result")
    .addColumn("account_key", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("submission_id", "integer", (column) => column.notNull())
    .addColumn("score", "double precision")
    .addColumn("meaning", "text", (column) => column.notNull())
    .addColumn("trace", "text", (column) => column.notNull())
    .addColumn("replaced_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("original_result_key", ["account_key", "submission_id"])
    .execute();
  await sql`insert into new_original_result (account_key, submission_id, score, meaning, trace, replaced_at)
    select account_id, submission_id, first.score, first.meaning, first.trace, replaced_at
    from original_result as first join submission on submission.id = submission_id`.execute(db);
  await db.schema.dropTable("original_result").execute();
  await db.schema.alterTable("new_original_result").renameTo("original_result").execute();
}

/** What takes long in a large table is skipped where an operator built it before, while the servers ran. */
async function onPostgres(db: Kysely<unknown>): Promise<void> {
  // A server of the version before goes on: its writes lock an account first. So they are over, or wait here, before a
  // table is locked that they have read and will write. Reads go on until the keys change.
  await sql`lock table account in exclusive mode`.execute(db);
  await sql`create index if not exists submission_id on submission (id)`.execute(db);
  await sql`create unique index if not exists submission_key on submission (account_id, idempotency_key)`.execute(db);

  // Servers of the version before join the table with `submission` and name `account_id` alone.
  await sql`alter table original_result
    add column account_key text references account on delete cascade`.execute(db);
  await sql`update original_result set account_key = submission.account_id
    from submission where submission.id = submission_id`.execute(db);
  await sql`alter table original_result
    drop constraint original_result_submission_id_fkey,
    drop constraint original_result_pkey,
    alter column account_key set not null`.execute(db);
  await sql`alter table original_result
    add constraint original_result_pkey primary key (account_key, submission_id)`.execute(db);

  await sql`alter table submission drop constraint submission_pkey, drop constraint submission_account_key`.execute(db);
  await sql`alter table submission add constraint submission_pkey primary key using index submission_key`.execute(db);

  // Two answers of one person may have the same time.
  await sql`alter table model_consent add column id bigserial`.execute(db);
  await sql`alter table model_consent add constraint model_consent_pkey primary key (account_id, id)`.execute(db);
  await sql`drop index model_consent_account`.execute(db);
}
