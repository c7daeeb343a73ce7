import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { ChangeDraftBody, DraftState } from "#core/api/studio-drafts.ts";
import { afterCommands } from "#core/studio-log/draft-log.ts";
import type { Staff } from "../../staff/staff.ts";
import type { Tables } from "../../storage/tables.ts";
import { keyOf, stepsOf } from "./read-drafts.ts";

type Row = Tables["studio_draft"];

/** More than anybody takes over one draft, in number and in characters. */
const MOST_STEPS = 5_000;
const MOST_BYTES = 8_000_000;
/** The longest text of a file, in characters. */
const LONGEST = 500_000;

/**
 * Applies an editor's change, in a transaction. A change that was already applied is not applied again.
 * @returns how many commands the draft has had
 * @throws AppError NOT_FOUND, DRAFT_TAKEN, DRAFT_TOO_LONG, INVALID_BODY
 */
export async function changeDraft(
  transaction: Kysely<Tables>,
  { scale, draft }: { readonly scale: string; readonly draft: string },
  body: ChangeDraftBody,
  staff: Staff,
  now: Date,
): Promise<number> {
  const row = (await lockedDraft(transaction, draft)) ?? (await madeDraft(transaction, scale, draft, body, staff, now));
  if (row.scale !== scale) throw new AppError("NOT_FOUND");
  const goesOn = row.page === body.over && row.revision === body.revision;
  if (row.editor_id !== keyOf(staff) || (row.page !== body.page && !goesOn)) throw new AppError("DRAFT_TAKEN");
  const done = row.revision - body.revision;
  if (done < 0) throw new AppError("DRAFT_TAKEN");
  const commands = body.commands.slice(done);
  if (commands.length === 0) return row.revision;

  // Only the steps from here on are read; those before stay as they are.
  const first = Math.min(row.position, ...commands.map((one) => (one.kind === "move" ? one.to : row.position)));
  const stored = await stepsOf(transaction, draft, first);
  const log = { state: stateOf(row), steps: stored.map(({ step }) => step), position: row.position - first };
  const after = afterCommands(
    log,
    commands.map((one) => (one.kind === "move" ? { ...one, to: one.to - first } : one)),
  );
  if (!after || !isStorable(after.state)) throw new AppError("INVALID_BODY");
  const changed = after.steps.findIndex((step, index) => step !== log.steps[index]);
  const kept = changed === -1 ? after.steps.length : changed;
  const rows = after.steps.slice(kept).map((step, index) => ({
    ...{ draft_id: draft, number: first + kept + index + 1 },
    ...{ step: JSON.stringify(step), made_at: now.toISOString() },
  }));
  const bytes =
    row.bytes - sizeOf(stored.slice(kept).map(({ written }) => written)) + sizeOf(rows.map(({ step }) => step));
  if (bytes > MOST_BYTES || first + after.steps.length > MOST_STEPS) throw new AppError("DRAFT_TOO_LONG");
  await transaction
    .deleteFrom("studio_step")
    .where("draft_id", "=", draft)
    .where("number", ">", first + kept)
    .execute();
  if (rows.length > 0) await transaction.insertInto("studio_step").values(rows).execute();
  const { survey, rule, from: made_from } = after.state;
  const revision = row.revision + commands.length;
  await transaction
    .updateTable("studio_draft")
    .set({ ...{ survey, rule, made_from, bytes, revision }, position: first + after.position, page: body.page })
    .set({ changed_at: now.toISOString() })
    .where("id", "=", draft)
    .execute();
  return revision;
}

/** Reads a draft so that nobody else changes it before this transaction ends. */
export const lockedDraft = (transaction: Kysely<Tables>, draft: string): Promise<Row | undefined> =>
  transaction
    .updateTable("studio_draft")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .where("id", "=", draft)
    .returningAll()
    .executeTakeFirst();

async function madeDraft(
  transaction: Kysely<Tables>,
  scale: string,
  draft: string,
  { start, revision, page }: ChangeDraftBody,
  staff: Staff,
  now: Date,
): Promise<Row> {
  if (!start || revision > 0) throw new AppError("NOT_FOUND");
  const made = await makeDraft(transaction, { id: draft, scale, page, start }, staff, now);
  // Another page of the same person made one meanwhile.
  if (!made) throw new AppError("DRAFT_TAKEN");
  return made;
}

type Made = {
  readonly id: string;
  readonly scale: string;
  readonly page: string;
  readonly start: DraftState;
};

/** Makes a draft without steps; undefined when somebody has one of this scale already. */
export function makeDraft(
  transaction: Kysely<Tables>,
  { id, scale, page, start: { survey, rule, from: made_from } }: Made,
  staff: Staff,
  now: Date,
): Promise<Row | undefined> {
  const [who, at] = [keyOf(staff), now.toISOString()];
  const people = { owner_id: who, owner: staff.name, editor_id: who, editor: staff.name, edited_since: at };
  const nothingYet = { position: 0, bytes: 0, revision: 0, changed_at: at };
  return transaction
    .insertInto("studio_draft")
    .values({ ...{ id, scale, page, survey, rule, made_from }, ...people, ...nothingYet })
    .onConflict((conflict) => conflict.columns(["scale", "owner_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

const stateOf = ({ survey, rule, made_from: from }: Row): DraftState => ({ survey, rule, from });

const isStorable = ({ survey, rule }: DraftState): boolean =>
  [survey, rule].every((text) => text.length <= LONGEST && text.isWellFormed());
