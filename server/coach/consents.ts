import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Tables } from "../storage/tables.ts";

/** An answer to the question whether a language model may answer a person. */
export type ModelConsent = Omit<Tables["model_consent"], "account_id">;

/** Adds an answer; those before it stay, so that it can be shown what held at which time. */
export async function storeConsent(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  consent: ModelConsent,
): Promise<void> {
  await transaction
    .insertInto("model_consent")
    .values({ account_id: accountId, ...consent })
    .execute();
}

/** Returns all answers of a person, the oldest first. */
export const consentsOf = (database: Kysely<Tables>, accountId: AccountKey): Promise<ModelConsent[]> =>
  database
    .selectFrom("model_consent")
    .select(["answered_at", "consent", "provider", "answer"])
    .where("account_id", "=", accountId)
    .orderBy("answered_at")
    .execute();

/** Returns whether the last answer of a person to this question was a no. */
export async function hasDeclined(database: Kysely<Tables>, accountId: AccountKey, consent: string): Promise<boolean> {
  const mine = database.selectFrom("model_consent").select("answer").where("account_id", "=", accountId);
  const last = await mine.where("consent", "=", consent).orderBy("answered_at", "desc").limit(1).executeTakeFirst();
  return last?.answer === "no";
}
