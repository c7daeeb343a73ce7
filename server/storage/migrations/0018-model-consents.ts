import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores what people answered to the question whether a language model may answer them. The same in every dialect. */
export const modelConsents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("model_consent")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
      .addColumn("answered_at", "text", (column) => column.notNull())
      .addColumn("consent", "text", (column) => column.notNull())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("model_consent_account").on("model_consent").column("account_id").execute();
  },
};
