import type { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { gather } from "../storage/gather.ts";

export const RATE_COUNTS = "rate_count";

type Try = { readonly key: string; readonly points: number; readonly expires: number | null };
type Counted = { readonly points: number; readonly expire: string | null };
type Row = Counted & { readonly key: string };

const SIZES = { most: 256, atOnce: 2 };

// Keys in order, so that no two statements wait for each other's rows.
const COUNT = `
  insert into ${RATE_COUNTS} as counted (key, points, expire)
  select key, points, expires
  from unnest($1::text[], $2::integer[], $3::bigint[]) as tried(key, points, expires)
  order by key
  on conflict (key) do update set
    points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
    expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
  returning key, points, expire`;

const CLEAR = `
  delete from ${RATE_COUNTS}
  where key in (select key from ${RATE_COUNTS} where expire < $1 order by key for update skip locked)`;

type CountTry = (one: Try) => Promise<Counted>;

const counts = new WeakMap<Pool, CountTry>();

/** Counts the tries that arrive in one turn of the event loop with one statement. */
function countIn(pool: Pool): CountTry {
  const count = async (tries: readonly Try[]): Promise<Counted[]> => {
    const byKey = Map.groupBy(tries, ({ key }) => key);
    const pointsOf = (of: readonly Try[]) => of.reduce((sum, { points }) => sum + points, 0);
    const all = [...byKey.values()];
    const { rows } = await pool.query<Row>({
      name: "keepwell_count_tries",
      text: COUNT,
      values: [[...byKey.keys()], all.map(pointsOf), all.map(([first]) => first?.expires ?? null), Date.now()],
    });
    // Of several tries under one key, each gets the count as it stood after it and not after the last of them.
    const ahead = new Map(rows.map(({ key, points }) => [key, points - pointsOf(byKey.get(key) ?? [])]));
    const expiries = new Map(rows.map(({ key, expire }) => [key, expire]));
    return tries.map(({ key, points }) => {
      const after = (ahead.get(key) ?? 0) + points;
      ahead.set(key, after);
      return { points: after, expire: expiries.get(key) ?? null };
    });
  };
  const countTry = counts.get(pool) ?? gather(count, SIZES);
  counts.set(pool, countTry);
  return countTry;
}

/** A limiter in PostgreSQL that shares its statement with all tries that arrive at the same time, whatever they count. */
export class CountsTogether extends RateLimiterPostgres {
  readonly #pool: Pool;
  readonly #count: CountTry;

  constructor(pool: Pool, options: ConstructorParameters<typeof RateLimiterPostgres>[0]) {
    super(options);
    this.#pool = pool;
    this.#count = countIn(pool);
  }

  /** The library's own takes rows in any order, and would wait for those that are being counted. */
  async clearExpired(expire: number): Promise<void> {
    // Rows that stay are removed the next time.
    await this.#pool.query(CLEAR, [expire]).catch(() => undefined);
  }

  /** The one step of the library that changes a count. None of ours sets a count, which `isForced` stands for. */
  async _upsert(key: string, points: number, milliseconds: number, isForced = false): Promise<{ rows: Counted[] }> {
    if (isForced) throw new Error("A count is only ever raised or lowered.");
    const expires = milliseconds > 0 ? Date.now() + milliseconds : null;
    return { rows: [await this.#count({ key, points, expires })] };
  }
}
