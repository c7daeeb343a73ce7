import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { RateLimit } from "../rate-limits/numbers.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import type { NewRow } from "./submission-writes.ts";

/**
 * Refuses a further submission of a scale where an account has stored too many recently. A correction takes the place of
 * what it corrects, so the two are one.
 * @throws AppError TOO_MANY_TODAY with the seconds to wait
 */
export async function refuseTooMany(
  transaction: Kysely<Tables>,
  { account_id, scale }: Pick<NewRow, "account_id" | "scale">,
  now: Date,
  { count, seconds }: RateLimit,
): Promise<void> {
  const [last] = await storedBefore(transaction, { account_id, scale, others: count - 1 });
  if (!last) return;
  const waitMs = Date.parse(last.at) + seconds * 1000 - now.getTime();
  if (waitMs > 0) throw new AppError("TOO_MANY_TODAY", { retryAfter: Math.ceil(waitMs / 1000) });
}

type Given = Pick<NewRow, "account_id" | "scale"> & { readonly others: number };

/** Returns when the newest submission was first stored, apart from so many others that are newer. */
const storedBefore = preparedQuery((database, { account_id, scale, others }: Given) =>
  database
    .selectFrom("submission")
    .select((columns) => columns.fn.coalesce("first_at", "submitted_at").as("at"))
    .where("account_id", "=", account_id)
    .where("scale", "=", scale)
    .where("replaced_by", "is", null)
    // In the order of the index: of very many results only the newest are read.
    .orderBy("submitted_at", "desc")
    .limit(1)
    .offset(others),
);
