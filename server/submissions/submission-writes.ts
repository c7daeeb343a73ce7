import type { Insertable, Kysely, Selectable } from "kysely";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import { preparedChange, preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { newestIdOf } from "./latest-submission.ts";

export type NewRow = Omit<Insertable<Tables["submission"]>, "id" | "scored_by" | "replaced_by">;
type Row = Selectable<Tables["submission"]>;

/** What an account had stored before a submission. */
export type Earlier = {
  /** The submission of the scale that counts for the account. */
  readonly counted: Pick<Row, "id" | "age_band" | "score" | "submitted_at"> | null;
  /** The newest submission with the same idempotency key. */
  readonly same: Omit<Row, "account_id" | "idempotency_key" | "answers" | "scored_by" | "replaced_by"> | null;
  /** What is known of the draft with the idempotency key as its id. */
  readonly draft: "open" | "removed" | null;
};

/** @returns undefined when the account is gone or has another user id now */
export async function earlierSubmissions(
  transaction: Kysely<Tables>,
  { account_id, idempotency_key, scale }: NewRow,
  userId: UserId,
): Promise<Earlier | undefined> {
  const [found] = await accountWithEarlier(transaction, { account_id, idempotency_key, scale, userId });
  if (!found) return undefined;
  const { counted_id, counted_age_band, counted_score, counted_at, draft_id, draft_ended, id, ...same } = found;
  return {
    counted:
      counted_id === null
        ? null
        : ({
            id: counted_id,
            age_band: counted_age_band,
            score: counted_score,
            submitted_at: counted_at,
          } as Earlier["counted"]),
    same: id === null ? null : ({ ...same, id } as Earlier["same"]),
    draft: draftIn(draft_id, draft_ended),
  };
}

function draftIn(id: string | null, ended: Tables["draft_copy"]["ended"]): Earlier["draft"] {
  if (id === null) return null;
  if (ended === null) return "open";
  return ended === "removed" ? ended : null;
}

type Keys = Pick<NewRow, "account_id" | "idempotency_key" | "scale"> & { readonly userId: UserId };

/** One query, because every submission waits for it. */
const accountWithEarlier = preparedQuery((database, { account_id, idempotency_key, scale, userId }: Keys) =>
  database
    .selectFrom("account")
    .leftJoin("submission as counted", (join) =>
      join.on("counted.account_id", "=", account_id).on("counted.id", "=", newestIdOf(database, account_id, scale)),
    )
    .leftJoin("submission as same", (join) =>
      join.on("same.account_id", "=", account_id).on("same.idempotency_key", "=", idempotency_key),
    )
    .leftJoin("draft_copy as draft", (join) =>
      join.on("draft.account_id", "=", account_id).on("draft.draft_id", "=", idempotency_key),
    )
    .select([
      "draft.draft_id",
      "draft.ended as draft_ended",
      "counted.id as counted_id",
      "counted.age_band as counted_age_band",
      "counted.score as counted_score",
      "counted.submitted_at as counted_at",
      "same.id",
      "same.scale",
      "same.body_hash",
      "same.content_hash",
      "same.score",
      "same.meaning",
      "same.trace",
      "same.age_band",
      "same.submitted_at",
      "same.first_at",
      "same.revision",
    ])
    .where("account.id", "=", account_id)
    .where("account.user_id", "=", userId),
);

export const insertSubmission = preparedChange((database, row: NewRow) =>
  database.insertInto("submission").values({
    account_id: row.account_id,
    idempotency_key: row.idempotency_key,
    body_hash: row.body_hash,
    scale: row.scale,
    content_hash: row.content_hash,
    answers: row.answers,
    trace: row.trace,
    score: row.score,
    meaning: row.meaning,
    age_band: row.age_band,
    submitted_at: row.submitted_at,
    first_at: row.first_at,
    revision: row.revision,
  }),
);

/** Raises the revision of a submission whose answers arrived again unchanged. */
export async function raiseRevision(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: number,
  revision: number,
): Promise<void> {
  const mine = transaction.updateTable("submission").where("account_id", "=", accountId);
  await mine.set({ revision }).where("id", "=", id).execute();
}

/**
 * Stores a correction, which takes over the key of the submission it replaces.
 * @param otherKey for the submission that is replaced; nobody sends it
 */
export async function insertCorrection(
  transaction: Kysely<Tables>,
  replaced: number,
  row: NewRow,
  otherKey: string,
): Promise<void> {
  const mine = transaction.updateTable("submission").where("account_id", "=", row.account_id);
  const change = () => mine.where("id", "=", replaced);
  await change().set({ idempotency_key: otherKey }).execute();
  const { id } = await transaction.insertInto("submission").values(row).returning("id").executeTakeFirstOrThrow();
  await change()
    .set({ replaced_by: Number(id) })
    .execute();
}

/** Ends the copy of the draft whose answers were submitted. */
export async function endSubmittedDraft(
  transaction: Kysely<Tables>,
  { account_id, idempotency_key, submitted_at }: NewRow,
): Promise<void> {
  await transaction
    .updateTable("draft_copy")
    .set({ body: null, ended: "submitted", updated_at: submitted_at })
    .where("account_id", "=", account_id)
    .where("draft_id", "=", idempotency_key)
    .execute();
}
