import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import type { Tables } from "../storage/tables.ts";

// Of each survey an account has at most one draft with answers: writes of one account run one after the other. A draft
// that ended keeps a row without answers, so that an old tab does not bring it back.

/** Why a draft has no answers any more: other drafts of the survey took them over in "merged". */
export type Ended = NonNullable<Tables["draft_copy"]["ended"]>;

/** More than anyone removes of one survey in 30 days; the oldest go first. */
const MAX_ENDED_PER_SURVEY = 50;

const draftsOf = (database: Kysely<Tables>, accountId: AccountKey) =>
  database.selectFrom("draft_copy").where("account_id", "=", accountId);

/** Returns the drafts of an account that can be continued. */
export async function openDrafts(database: Kysely<Tables>, accountId: AccountKey): Promise<Draft[]> {
  const rows = await draftsOf(database, accountId)
    .select("body")
    .where("body", "is not", null)
    .orderBy("survey")
    .execute();
  return rows.map(({ body }) => JSON.parse(body ?? "") as Draft);
}

/** Returns the draft of a survey that can be continued. */
export async function openDraftOf(
  database: Kysely<Tables>,
  accountId: AccountKey,
  survey: string,
): Promise<Draft | undefined> {
  const open = draftsOf(database, accountId).select("body").where("survey", "=", survey).where("body", "is not", null);
  const body = (await open.executeTakeFirst())?.body;
  return body ? (JSON.parse(body) as Draft) : undefined;
}

/** Returns how a draft ended; undefined for an open or unknown one. */
export async function endOf(database: Kysely<Tables>, accountId: AccountKey, id: string): Promise<Ended | undefined> {
  const found = await draftsOf(database, accountId).select("ended").where("draft_id", "=", id).executeTakeFirst();
  return found?.ended ?? undefined;
}

/** Yields all that is stored of an account's drafts. Their answers are read one at a time. */
export async function* eachDraftOf(database: Kysely<Tables>, accountId: AccountKey) {
  const all = draftsOf(database, accountId).select("draft_id").orderBy("survey").orderBy("updated_at");
  for (const { draft_id } of await all.execute()) {
    const draft = draftsOf(database, accountId).selectAll().where("draft_id", "=", draft_id);
    const found = await draft.executeTakeFirst();
    // It may have been pruned meanwhile.
    if (found) yield found;
  }
}

/** Stores the state of an open draft. */
export async function writeDraft(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  { id, survey }: Draft,
  body: string,
  now: Date,
): Promise<void> {
  const state = { body, ended: null, updated_at: now.toISOString() };
  await transaction
    .insertInto("draft_copy")
    .values({ account_id: accountId, draft_id: id, survey, ...state })
    .onConflict((conflict) => conflict.columns(["account_id", "draft_id"]).doUpdateSet(state))
    .execute();
}

/** Removes the answers of a draft and notes how it ended, also of one that never had a copy. */
export async function endDraft(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  { id, survey }: Pick<Draft, "id" | "survey">,
  ended: Ended,
  now: Date,
): Promise<void> {
  const state = { body: null, ended, updated_at: now.toISOString() };
  await transaction
    .insertInto("draft_copy")
    .values({ account_id: accountId, draft_id: id, survey, ...state })
    .onConflict((conflict) => conflict.columns(["account_id", "draft_id"]).doUpdateSet(state))
    .execute();
  const tooMany = draftsOf(transaction, accountId)
    .select("draft_id")
    .where("survey", "=", survey)
    .where("body", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("draft_id")
    .offset(MAX_ENDED_PER_SURVEY)
    .limit(MAX_ENDED_PER_SURVEY);
  await transaction
    .deleteFrom("draft_copy")
    .where("account_id", "=", accountId)
    .where("draft_id", "in", tooMany)
    .execute();
}
