import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Lets PostgreSQL store many submissions with one statement, and appends changes of the counts of people to a table, from
 * which they are added up in the background: no row is updated by every submission. Only PostgreSQL has both: on SQLite a
 * statement costs no round trip, and there is one writer.
 *
 * `store_submissions` stores plain submissions of different accounts. A submission is left out when it is not plain: its
 * account is gone, has another user id, is being written by somebody else, or has used the key before; its draft was
 * removed; or the limit may be reached. It returns the places of those that were stored. It is a function because each of
 * its statements sees what was committed before that statement: what is stored for an account after it was locked, and
 * no earlier, is compared with what was there.
 */
export const storedTogether: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("score_change")
      .addColumn("scale", "text", (column) => column.notNull())
      .addColumn("age_band", "text", (column) => column.notNull())
      .addColumn("score", "double precision", (column) => column.notNull())
      .addColumn("people", "integer", (column) => column.notNull())
      .execute();
    await sql`
      create function store_submissions(waiting json) returns setof integer language plpgsql as $body$
      declare
        locked text[];
      begin
        select array_agg(id) into locked from (
          select account.id
          from json_to_recordset(waiting) as sent(account_id text, user_id text)
          join account on account.id = sent.account_id and account.user_id = sent.user_id
          for no key update of account skip locked
        ) as open_accounts;
        return query
        with plain as (
          select sent.*, counted.age_band as counted_age_band, counted.score as counted_score,
            counted.submitted_at as counted_at
          from json_to_recordset(waiting) as sent(
            place integer, account_id text, idempotency_key text, body_hash text, scale text, content_hash text,
            answers text, trace text, score double precision, meaning text, age_band text, submitted_at text,
            revision integer, others integer, since text
          )
          left join lateral (
            select submission.age_band, submission.score, submission.submitted_at
            from submission
            where submission.account_id = sent.account_id and submission.scale = sent.scale
              and submission.replaced_by is null
            order by submission.submitted_at desc, submission.id desc
            limit 1
          ) as counted on true
          where sent.account_id = any(locked)
          and not exists (
            select from submission as same
            where same.account_id = sent.account_id and same.idempotency_key = sent.idempotency_key
          )
          and not exists (
            select from draft_copy
            where draft_copy.account_id = sent.account_id and draft_id = sent.idempotency_key and ended = 'removed'
          )
          and (sent.others is null or coalesce((
            select coalesce(earlier.first_at, earlier.submitted_at)
            from submission as earlier
            where earlier.account_id = sent.account_id and earlier.scale = sent.scale and earlier.replaced_by is null
            order by earlier.submitted_at desc
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
          insert into score_change (scale, age_band, score, people)
          select scale, age_band, score, sum(people)
          from (
            select scale, age_band, score, 1 as people from latest where score is not null
            union all
            select scale, counted_age_band, counted_score, -1 from latest where counted_score is not null
          ) as each_change
          group by scale, age_band, score
          having sum(people) <> 0
        )
        select plain.place from plain;
      end
      $body$`.execute(db);
  },
};
