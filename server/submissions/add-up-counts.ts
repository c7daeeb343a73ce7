import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { CommitQueue } from "../storage/commit-queue.ts";

/** A comparison may lag behind by this much: what is counted are all people of an age band. */
const EVERY_MS = 20_000;

/** Adds up what was appended now and every 20 seconds, as long as the process runs. The next time tries again. */
export function addUpCountsRegularly(commits: CommitQueue, log: Pick<FastifyBaseLogger, "warn">): void {
  if (!commits.runStatement) return;
  const add = () =>
    addUpCounts(commits).catch((err: unknown) => log.warn({ err }, "counts of scores could not be added up"));
  void add();
  setInterval(add, EVERY_MS).unref();
}

/**
 * Adds the changes that were appended to the counts of people on PostgreSQL, and deletes counts of zero, so that nothing
 * shows that somebody once had a score. Each change is added once, whichever server does it: it is deleted in the same
 * transaction, and one that another server is adding is left to it. Counts are written in the order of their keys, so
 * that two servers never wait for each other.
 */
export async function addUpCounts({ runStatement, write }: CommitQueue): Promise<void> {
  // SQLite counts at once.
  if (!runStatement) return;
  let added: number;
  do {
    added = await write(async (transaction) => {
      const { rows } = await ADDING.execute(transaction);
      await transaction.deleteFrom("score_count").where("people", "=", 0).execute();
      return Number(rows[0]?.added);
    });
    // With fewer, only what came meanwhile is left: it waits for the next time.
  } while (added === MOST);
}

/** A statement that changes so many rows takes a fraction of a second. */
const MOST = 20_000;

const ADDING = sql<{ added: string }>`
  with added as (
    delete from score_change
    where ctid = any(array(select ctid from score_change limit ${sql.lit(MOST)} for update skip locked))
    returning scale, age_band, score, people
  ), counted as (
    insert into score_count (scale, age_band, score, people)
    select scale, age_band, score, sum(people)
    from added
    group by scale, age_band, score
    order by scale, age_band, score
    on conflict (scale, age_band, score) do update set people = score_count.people + excluded.people
  )
  select count(*) as added from added
`;
