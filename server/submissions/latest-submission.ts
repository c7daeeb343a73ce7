import type { Kysely } from "kysely";
import type { AccountKey, ScaleId, UserId } from "#core/api/ids.ts";
import type { FurtherScore, SubmissionReply } from "#core/api/results.ts";
import { subscoresOf } from "#core/scoring/score.ts";
import type { Trace, TracedResult } from "#core/scoring/trace.ts";
import { keyOfUser } from "../accounts/accounts.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { type Dated, isNewer } from "./newer.ts";

// A submission that was corrected keeps its row, and `replaced_by` names the newer one. Only the newer one counts.

/** Returns the newest submission of a user id on any of the scales. */
export const latestSubmission = async (database: Kysely<Tables>, userId: UserId, scales: readonly ScaleId[]) =>
  newestOf(await Promise.all(scales.map((scale) => latestOfUser(database, { userId, scale }))));

const latestOfUser = preparedQuery((database, { userId, scale }: { userId: UserId; scale: ScaleId }) =>
  latestOn(database, keyOfUser(database, userId), scale),
);

/** Returns the newest submission of an account on any of the scales. */
export const latestOfAccount = async (database: Kysely<Tables>, accountId: AccountKey, scales: readonly ScaleId[]) =>
  newestOf(await Promise.all(scales.map((scale) => latestOfKey(database, { accountId, scale }))));

const latestOfKey = preparedQuery((database, { accountId, scale }: { accountId: AccountKey; scale: ScaleId }) =>
  latestOn(database, accountId, scale),
);

const newestOf = <Row extends Dated>(found: readonly (readonly Row[])[]): Row | undefined =>
  found.flat().reduce<Row | undefined>((newest, one) => (newest && isNewer(newest, one) ? newest : one), undefined);

/** Returns the content version that was answered under an idempotency key; undefined when none was. */
export async function contentOfKey(database: Kysely<Tables>, userId: UserId, key: string): Promise<string | undefined> {
  const found = await database
    .selectFrom("submission")
    .select("content_hash")
    .where("account_id", "=", keyOfUser(database, userId))
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return found?.content_hash;
}

/** Returns whether something was submitted under an idempotency key. */
export async function isKeyUsed(database: Kysely<Tables>, accountId: AccountKey, key: string): Promise<boolean> {
  const found = database.selectFrom("submission").select("id").where("account_id", "=", accountId);
  return (await found.where("idempotency_key", "=", key).executeTakeFirst()) !== undefined;
}

type AccountRef = AccountKey | ReturnType<typeof keyOfUser>;

const latestOn = (database: Kysely<Tables>, account: AccountRef, scale: ScaleId) =>
  database
    .selectFrom("submission")
    .select(["id", "scale", "content_hash", "scored_by", "score", "meaning", "trace", "age_band", "submitted_at"])
    .where("account_id", "=", account)
    .where("id", "=", newestIdOf(database, account, scale));

/** The id alone is looked up first: sorting whole rows, each with its trace, takes twice as long. */
export const newestIdOf = (database: Kysely<Tables>, account: AccountRef, scale: ScaleId) =>
  database
    .selectFrom("submission")
    .select("id")
    .where("account_id", "=", account)
    .where("scale", "=", scale)
    .where("replaced_by", "is", null)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(1);

type StoredScore = Pick<Tables["submission"], "score" | "meaning" | "trace" | "submitted_at">;

/** Returns a stored score in the form of a reply. */
export function replyOf({ score, meaning, trace, submitted_at }: StoredScore): SubmissionReply {
  return replyBy({ score, meaning, trace: JSON.parse(trace) as Trace }, submitted_at);
}

/** Returns the form of a reply of a score with its trace. */
export function replyBy(
  { score, meaning, trace }: { readonly score: number | null; readonly meaning: string; readonly trace: Trace },
  submittedAt: string,
): SubmissionReply {
  const { missing, none, results, alerts } = trace;
  return {
    score,
    meaning,
    subscores: subscoresOf(trace),
    submittedAt,
    ...(missing ? { missing } : {}),
    ...(none ? { none } : {}),
    ...(results ? { results: results.map(furtherReply) } : {}),
    ...(alerts ? { alerts: [...alerts] } : {}),
  };
}

const furtherReply = ({ name, score, band, missing, none }: TracedResult): FurtherScore => ({
  name,
  score,
  meaning: band?.meaning ?? "",
  ...(missing ? { missing } : {}),
  ...(none ? { none } : {}),
});
