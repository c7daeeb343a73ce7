import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores corrections: a submission that was corrected names the newer one. `replaced_by` is no foreign key: it is always
 * deleted together with the row it names, and checking it would read the whole table for each deleted row.
 */
export function corrections(dialect: "sqlite" | "postgres"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const submission = () => db.schema.alterTable("submission");
      await submission()
        .addColumn("replaced_by", dialect === "sqlite" ? "integer" : "bigint")
        .execute();
      await submission().addColumn("first_at", "text").execute();
      await submission().addColumn("revision", "integer").execute();
    },
  };
}
