import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores what happened: events in chains, the newest event of each chain, and how far each was pruned. */
export const events: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("event")
      .addColumn("chain", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("who", "text")
      .addColumn("network", "text")
      .addColumn("times", "integer", (column) => column.notNull())
      .addColumn("mac", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("event_key", ["chain", "number"])
      .execute();
    await db.schema.createIndex("event_at").on("event").column("at").execute();
    await db.schema
      .createTable("event_chain")
      .addColumn("chain", "text", (column) => column.primaryKey())
      .addColumn("begun_at", "text", (column) => column.notNull())
      .addColumn("after", "text")
      .addColumn("newest", "integer", (column) => column.notNull())
      .addColumn("newest_mac", "text", (column) => column.notNull())
      .addColumn("pruned", "integer", (column) => column.notNull())
      .addColumn("pruned_mac", "text", (column) => column.notNull())
      .addColumn("signature", "text", (column) => column.notNull())
      .execute();
  },
};
