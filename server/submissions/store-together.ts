import { type Kysely, sql } from "kysely";
import type { UserId } from "#core/api/ids.ts";
import type { RateLimit } from "../rate-limits/numbers.ts";
import type { Tables } from "../storage/tables.ts";
import type { NewRow } from "./submission-writes.ts";

/** A submission that waits to be stored. */
export type WaitingRow = {
  readonly row: NewRow & { readonly submitted_at: string };
  /** The user id it was sent with. */
  readonly userId: UserId;
  /** How many submissions of a scale an account may store; null for any number. */
  readonly limit: RateLimit | null;
};

/**
 * Stores plain submissions of different accounts on PostgreSQL with two statements, however many they are. A submission is
 * left out when it is not plain: its account is gone, is being written by somebody else, or has used the key before; its
 * draft was removed; or the limit may be reached.
 * @returns the places of those that were stored
 */
export async function storeTogether(
  transaction: Kysely<Tables>,
  waiting: readonly WaitingRow[],
): Promise<ReadonlySet<number>> {
  const open = await lockedAccounts(transaction, waiting);
  const rows = waiting.flatMap(({ row, limit }, place) => (open.has(row.account_id) ? [{ row, limit, place }] : []));
  if (rows.length === 0) return new Set();
  const { rows: stored } = await storing(rows).execute(transaction);
  return new Set(stored.map(({ place }) => place));
}

/**
 * Locks the accounts that nobody else writes, so that nothing is stored for them between the statements. The statement
 * after it sees what was stored before the lock.
 */
async function lockedAccounts(transaction: Kysely<Tables>, waiting: readonly WaitingRow[]): Promise<Set<string>> {
  const accounts = JSON.stringify(waiting.map(({ row, userId }) => ({ id: row.account_id, user_id: userId })));
  const { rows } = await sql<{ id: string }>`
    select account.id
    from json_to_recordset(${accounts}::json) as sent(id text, user_id text)
    join account on account.id = sent.id and account.user_id = sent.user_id
    for no key update of account skip locked
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

type Placed = Pick<WaitingRow, "row" | "limit"> & { readonly place: number };

const sentBy = ({ row, limit, place }: Placed) => ({
  ...row,
  place,
  others: limit && limit.count - 1,
  since: limit && new Date(Date.parse(row.submitted_at) - limit.seconds * 1000).toISOString(),
});

/**
 * Each account counts once per scale, with its latest score, so the one that counted leaves its count. Counts are written
 * in the order of their keys, once each, so that two servers never wait for each other.
 */
const storing = (rows: readonly Placed[]) => sql<{ place: number }>`
  with sent as (
    select *
    from json_to_recordset(${JSON.stringify(rows.map(sentBy))}::json) as sent(
      place integer, account_id text, idempotency_key text, body_hash text, scale text, content_hash text, answers text,
      trace text, score double precision, meaning text, age_band text, submitted_at text, revision integer,
      others integer, since text
    )
  ), plain as (
    select sent.*, counted.age_band as counted_age_band, counted.score as counted_score,
      counted.submitted_at as counted_at
    from sent
    left join lateral (
      select age_band, score, submitted_at
      from submission
      where account_id = sent.account_id and scale = sent.scale and replaced_by is null
      order by submitted_at desc, id desc
      limit 1
    ) as counted on true
    where not exists (
      select from submission where account_id = sent.account_id and idempotency_key = sent.idempotency_key
    )
    and not exists (
      select from draft_copy
      where account_id = sent.account_id and draft_id = sent.idempotency_key and ended = 'removed'
    )
    and (sent.others is null or coalesce((
      select coalesce(first_at, submitted_at)
      from submission
      where account_id = sent.account_id and scale = sent.scale and replaced_by is null
      order by submitted_at desc
      limit 1 offset sent.others
    ) <= sent.since, true))
  ), stored as (
    insert into submission (
      account_id, idempotency_key, body_hash, scale, content_hash, answers, trace, score, meaning, age_band,
      submitted_at, revision
    )
    select account_id, idempotency_key, body_hash, scale, content_hash, answers, trace, score, meaning, age_band,
      submitted_at, revision
    from plain
  ), ended as (
    update draft_copy
    set body = null, ended = 'submitted', updated_at = plain.submitted_at
    from plain
    where draft_copy.account_id = plain.account_id and draft_copy.draft_id = plain.idempotency_key
      and draft_copy.ended is null
  ), latest as (
    -- Another server's clock may be ahead: its submission remains the latest.
    select * from plain where counted_at is null or counted_at <= submitted_at
  ), changes as (
    select scale, age_band, score, 1 as people from latest where score is not null
    union all
    select scale, counted_age_band, counted_score, -1 from latest where counted_score is not null
  ), counts as (
    insert into score_count (scale, age_band, score, people)
    select scale, age_band, score, sum(people)
    from changes
    group by scale, age_band, score
    having sum(people) <> 0
    order by scale, age_band, score
    on conflict (scale, age_band, score) do update set people = score_count.people + excluded.people
  )
  select place from plain
`;
