import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import { MAX_BODY } from "#core/api/call.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import { mergeDrafts } from "#core/drafts/merge-drafts.ts";
import type { Tables } from "../storage/tables.ts";
import { isKeyUsed } from "../submissions/latest-submission.ts";
import { endDraft, endOf, openDraftOf, writeDraft } from "./draft-copies.ts";

/**
 * Merges a draft into the copy of its survey. Two devices that began apart end with one draft, under the id of the copy
 * that was there first.
 * @returns the merged draft, whose id the device adopts
 * @throws AppError DRAFT_ENDED when the draft was submitted or removed; BODY_TOO_LARGE
 */
export async function saveDraft(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  sent: Draft,
  now: Date,
): Promise<Draft> {
  const ended = await endOf(transaction, accountId, sent.id);
  const open = await openDraftOf(transaction, accountId, sent.survey);
  // Answers that went into another draft went with it.
  if (ended !== undefined && !(ended === "merged" && open)) throw new AppError("DRAFT_ENDED");
  if (await isKeyUsed(transaction, accountId, sent.id)) throw new AppError("DRAFT_ENDED");
  const draft = open ? mergeDrafts(open, sent) : sent;
  const body = JSON.stringify(draft);
  // Many small drafts must not add up to a large one.
  if (Buffer.byteLength(body) > MAX_BODY) throw new AppError("BODY_TOO_LARGE");
  await writeDraft(transaction, accountId, draft, body, now);
  if (draft.id !== sent.id) await endDraft(transaction, accountId, sent, "merged", now);
  return draft;
}

/** Removes a draft; one that went into another draft takes that along, because its answers are in there. */
export async function removeDraft(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  removed: Pick<Draft, "id" | "survey">,
  now: Date,
): Promise<void> {
  const wasMerged = (await endOf(transaction, accountId, removed.id)) === "merged";
  const open = wasMerged ? await openDraftOf(transaction, accountId, removed.survey) : undefined;
  if (open) await endDraft(transaction, accountId, open, "removed", now);
  await endDraft(transaction, accountId, removed, "removed", now);
}
