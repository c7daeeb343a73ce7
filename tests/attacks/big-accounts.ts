import { sql } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import { hashSecret } from "../../server/accounts/password.ts";
import { createSession } from "../../server/accounts/tokens.ts";
import type { Storage } from "../../server/storage/open-storage.ts";
import { shippedContent } from "../bench/load/answers.ts";
import { seed } from "../bench/load/seed.ts";
import { manyTaken } from "../bench/load/taken.ts";
import { QUICK_HASHING } from "../support/quick-hashing.ts";

export const PASSWORD = "a calm green garden";

/** An account with very many results, logged in. */
export type BigAccount = { readonly userId: UserId; readonly token: string };

/** Fills an empty database with accounts of so many results each. */
export async function makeBigAccounts({ database }: Storage, accounts: number, rows: number): Promise<BigAccount[]> {
  const { questionnaires } = await manyTaken();
  const times = Math.ceil(rows / questionnaires.length);
  const ids = await seed(database, await shippedContent(), {
    people: 1,
    newcomers: accounts - 1,
    questionnaires,
    times,
  });
  const [first] = ids;
  // A copy inside the database takes a tenth of the time of rows that are sent to it.
  for (const id of ids.slice(1)) {
    await sql`insert into submission
      (account_id, idempotency_key, body_hash, scale, content_hash, answers, trace, score, meaning, age_band, submitted_at)
      select ${id}, idempotency_key, body_hash, scale, content_hash, answers, trace, score, meaning, age_band, submitted_at
      from submission where account_id = ${first}`.execute(database);
  }
  const password_hash = await hashSecret(PASSWORD, QUICK_HASHING.password);
  await database.updateTable("account").set({ password_hash }).execute();
  const now = new Date();
  return Promise.all(
    ids.map(async (id) => ({
      userId: id as UserId,
      token: (await createSession(database, id as AccountKey, now)).token,
    })),
  );
}
