import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { ChosenStep } from "#core/api/steps.ts";
import { stepFieldErrors } from "#core/shared/my-step/field-errors.ts";
import { tidyWords } from "#core/shared/my-step/words.ts";
import type { Tables } from "../storage/tables.ts";
import { addStep, changeStep, endSteps, stepWithId } from "./stored-steps.ts";

/**
 * Keeps a step, and ends the one before it. A second try under the same id, or other words for the present step,
 * changes its words alone.
 * @throws AppError INVALID_BODY for words that make no step; STEP_ENDED when another step is in its place already
 */
export async function keepStep(
  transaction: Kysely<Tables>,
  accountId: AccountKey,
  id: string,
  { step, now }: { readonly step: ChosenStep; readonly now: Date },
): Promise<void> {
  if (Object.keys(stepFieldErrors(step.words)).length > 0) throw new AppError("INVALID_BODY");
  const tidied = { ...step, words: tidyWords(step.words) };
  const known = await stepWithId(transaction, accountId, id);
  if (known?.ended_at) throw new AppError("STEP_ENDED");
  if (known) return changeStep(transaction, accountId, id, tidied);
  await endSteps(transaction, accountId, { but: id, now });
  await addStep(transaction, accountId, id, { step: tidied, now });
}
