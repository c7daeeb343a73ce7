import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Names the way in that a person of the staff has, so that a sign-in can see that it was replaced. */
export const staffWayIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("staff")
      .addColumn("way_in", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
