import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { ChosenStep, Went } from "#core/api/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** A step without whose it is. */
export type StoredStep = Omit<Tables["my_step"], "account_id">;

/** More than two in each week of three years; the oldest go first. */
const MAX_STEPS = 400;

const stepsOf = (database: Kysely<Tables>, accountId: AccountKey) =>
  database.selectFrom("my_step").where("account_id", "=", accountId);

const COLUMNS = [
  "step_id",
  "survey",
  "offered",
  "language",
  "words",
  "chosen_at",
  "went",
  "went_at",
  "ended_at",
] as const;

/** Returns all steps of an account, newest first. */
export const allSteps = (database: Kysely<Tables>, accountId: AccountKey): Promise<StoredStep[]> =>
  stepsOf(database, accountId).select(COLUMNS).orderBy("chosen_at", "desc").orderBy("step_id").execute();

export const stepWithId = (
  database: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
): Promise<StoredStep | undefined> =>
  stepsOf(database, accountId).select(COLUMNS).where("step_id", "=", id).executeTakeFirst();

/** Ends every step but this one: a person has one at a time. */
export async function endSteps(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  { but, now }: { readonly but: string; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable("my_step")
    .set({ ended_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("step_id", "<>", but)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends one step. */
export async function endStep(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
  now: Date,
): Promise<void> {
  await updateStep(transaction, accountId, id, { ended_at: now.toISOString() });
}

/** Notes how a step went. */
export async function noteWent(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
  { went, now }: { readonly went: Went; readonly now: Date },
): Promise<void> {
  await updateStep(transaction, accountId, id, { went, went_at: now.toISOString() });
}

/** Changes the words of a step; from when it is stays. */
export async function changeStep(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
  step: ChosenStep,
): Promise<void> {
  await updateStep(transaction, accountId, id, columnsOf(step));
}

export async function addStep(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
  { step, now }: { readonly step: ChosenStep; readonly now: Date },
): Promise<void> {
  const open = { went: null, went_at: null, ended_at: null };
  await transaction
    .insertInto("my_step")
    .values({ account_id: accountId, step_id: id, ...columnsOf(step), chosen_at: now.toISOString(), ...open })
    .execute();
  const tooMany = stepsOf(transaction, accountId)
    .select("step_id")
    .orderBy("chosen_at", "desc")
    .orderBy("step_id")
    .offset(MAX_STEPS)
    .limit(MAX_STEPS);
  await transaction.deleteFrom("my_step").where("account_id", "=", accountId).where("step_id", "in", tooMany).execute();
}

const columnsOf = ({ survey, offered, language, words }: ChosenStep) => ({
  survey,
  offered,
  language,
  words: JSON.stringify(words),
});

async function updateStep(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
  changes: Partial<StoredStep>,
): Promise<void> {
  const mine = transaction.updateTable("my_step").set(changes).where("account_id", "=", accountId);
  await mine.where("step_id", "=", id).execute();
}
