import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { StudioDraft } from "#core/api/studio.ts";
import type { Staff } from "../../staff/staff.ts";
import type { Tables } from "../../storage/tables.ts";
import { lockedDraft } from "./change-draft.ts";
import { keyOf } from "./read-drafts.ts";

/**
 * Makes somebody the one who edits a draft. Its steps stay; whoever edited it before can read it.
 * @throws AppError NOT_FOUND
 */
export async function takeDraft(
  transaction: Kysely<Tables>,
  { scale, draft }: { readonly scale: string; readonly draft: string },
  page: string,
  staff: Staff,
  now: Date,
): Promise<void> {
  const row = await lockedDraft(transaction, draft);
  if (row?.scale !== scale) throw new AppError("NOT_FOUND");
  const isNew = row.editor_id !== keyOf(staff);
  const taken = { editor_id: keyOf(staff), editor: staff.name, page };
  await transaction
    .updateTable("studio_draft")
    .set({ ...taken, ...(isNew ? { edited_since: now.toISOString() } : {}) })
    .where("id", "=", draft)
    .execute();
}

/**
 * Removes a draft with its steps, for good. A draft that is gone already is no mistake.
 * @throws AppError DRAFT_TAKEN when somebody else edits it
 */
export async function dropDraft(
  transaction: Kysely<Tables>,
  { scale, draft }: { readonly scale: string; readonly draft: string },
  staff: Staff,
): Promise<void> {
  const row = await lockedDraft(transaction, draft);
  if (row?.scale !== scale) return;
  if (row.editor_id !== keyOf(staff)) throw new AppError("DRAFT_TAKEN");
  await transaction.deleteFrom("studio_draft").where("id", "=", draft).execute();
}

/** Removes the drafts of a scale that are what was just published, whoever made them. */
export async function dropPublished(
  transaction: Kysely<Tables>,
  scale: string,
  { survey, rule }: StudioDraft,
): Promise<void> {
  const drafts = transaction.deleteFrom("studio_draft").where("scale", "=", scale);
  await drafts.where("survey", "=", survey).where("rule", "=", rule).execute();
}
