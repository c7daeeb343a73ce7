import { type Kysely, sql } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * Returns the scales an account has results of, by name. It asks the index for one scale after the other, so that its
 * cost grows with the scales and not with the results.
 */
export async function takenScales(database: Kysely<Tables>, accountId: AccountKey): Promise<ScaleId[]> {
  const { rows } = await sql<{ scale: ScaleId }>`
    with recursive taken(scale) as (
      select min(scale) from submission where account_id = ${accountId}
      union all
      select (select min(scale) from submission where account_id = ${accountId} and scale > taken.scale)
      from taken where taken.scale is not null
    )
    select scale from taken where scale is not null`.execute(database);
  return rows.map(({ scale }) => scale);
}
