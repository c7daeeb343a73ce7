import type { Kysely } from "kysely";
import type { AccountKey, ScaleId } from "#core/api/ids.ts";
import { ownTurn } from "../own-turn.ts";
import type { Tables } from "../storage/tables.ts";
import { isNewer } from "./newer.ts";
import { takenScales } from "./taken-scales.ts";

/** How many rows of a scale are held at a time. */
const PAGE = 50;

/** All rows of an account up to this id. */
export type Extent = { readonly accountId: AccountKey; readonly last: number; readonly count: number };

type WholeSubmission = Awaited<ReturnType<typeof page>>[number];

/** Returns what there is of an account's submissions now, so that what is stored later can be left out. */
export async function extentOf(database: Kysely<Tables>, accountId: AccountKey): Promise<Extent> {
  const { count, last } = await database
    .selectFrom("submission")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("id").as("last")])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns both as texts.
  return { accountId, last: Number(last ?? 0), count: Number(count) };
}

/**
 * Yields all stored data of an account's submissions, newest first, corrected ones included, each with its first result
 * if that was replaced. It holds a page of each scale in memory, whose rows it merges.
 */
export async function* wholeSubmissions(database: Kysely<Tables>, extent: Extent): AsyncGenerator<WholeSubmission> {
  const scales: AsyncGenerator<WholeSubmission>[] = [];
  for (const scale of await takenScales(database, extent.accountId)) scales.push(ofScale(database, extent, scale));
  const heads = await Promise.all(scales.map(async (rows) => ({ rows, next: await rows.next() })));
  for (;;) {
    const open = heads.filter(({ next }) => !next.done);
    const [first, ...others] = open;
    if (!first) return;
    const newest = others.reduce((best, one) => (isNewer(one.next.value, best.next.value) ? one : best), first);
    yield newest.next.value as WholeSubmission;
    newest.next = await newest.rows.next();
  }
}

async function* ofScale(database: Kysely<Tables>, extent: Extent, scale: ScaleId): AsyncGenerator<WholeSubmission> {
  let before: WholeSubmission | undefined;
  for (;;) {
    await ownTurn();
    const rows = await page(database, extent, scale, before);
    yield* rows;
    before = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

function page(
  database: Kysely<Tables>,
  { accountId, last }: Extent,
  scale: ScaleId,
  before: { readonly submitted_at: string; readonly id: number } | undefined,
) {
  const newest = database
    .selectFrom("submission")
    .leftJoin("original_result as original", (join) =>
      join.on("original.account_key", "=", accountId).onRef("original.submission_id", "=", "submission.id"),
    )
    .selectAll("submission")
    .select(["original.score as first_score", "original.meaning as first_meaning", "original.trace as first_trace"])
    .where("submission.account_id", "=", accountId)
    .where("scale", "=", scale)
    .where("id", "<=", last)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(PAGE);
  if (!before) return newest.execute();
  return newest
    .where(({ eb, refTuple, tuple }) => eb(refTuple("submitted_at", "id"), "<", tuple(before.submitted_at, before.id)))
    .execute();
}
