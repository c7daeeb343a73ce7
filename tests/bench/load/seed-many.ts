import { type Kysely, sql } from "kysely";
import type { Content } from "../../../server/content/content.ts";
import { publishContent } from "../../../server/content/live/store.ts";
import { hashOfSecret } from "../../../server/secret-hash.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { ageBandOf } from "../../../server/submissions/age-band.ts";
import { idOf, yearOf } from "./seed.ts";
import { manyTaken } from "./taken.ts";

/** In which the two databases write differently what filling one needs. */
const WORDS = {
  sqlite: {
    rowsOf: (json: string) => sql`json_each(${json})`,
    field: (name: string) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`,
    key: sql`'bench-' || printf('%030d', number)`,
    time: sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1767225600 + number, 'unixepoch')`,
  },
  postgres: {
    rowsOf: (json: string) => sql`json_array_elements(${json}::json) as row(value)`,
    field: (name: string) => sql`value ->> ${sql.lit(name)}`,
    key: sql`'bench-' || lpad(number::text, 30, '0')`,
    time: sql`to_char(to_timestamp(1767225600 + number) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`,
  },
};

const PEOPLE_AT_ONCE = 10_000;

/**
 * Fills an empty database with many people and their submissions inside the database itself, by a few statements: from
 * the people and from a few hundred sets of answers for each questionnaire, by turns.
 * @param newcomers further people who have taken nothing
 * @returns the ids, newcomers last
 */
export async function seedMany(
  database: Kysely<Tables>,
  dialect: keyof typeof WORDS,
  content: Content,
  { people, newcomers }: { readonly people: number; readonly newcomers: number },
): Promise<string[]> {
  const now = new Date();
  const { rowsOf, field, key, time } = WORDS[dialect];
  const number = (name: string) => sql`cast(${field(name)} as integer)`;
  await publishContent(database, content, now);
  const ids = Array.from({ length: people + newcomers }, (_, index) => idOf(index));
  const { questionnaires, times } = await manyTaken();
  const sets = questionnaires.flatMap((one, which) => one.stored.map((set, turn) => ({ ...set, which, turn })));
  await database.connection().execute(async (connection) => {
    await sql`create temporary table person (place integer primary key, id text, year integer, age_band text,
      token_hash text)`.execute(connection);
    await sql`create temporary table answer_set (which integer, turn integer, scale text, content_hash text,
      answers text, trace text, score double precision, meaning text, primary key (which, turn))`.execute(connection);
    for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
      const some = ids.slice(from, from + PEOPLE_AT_ONCE).map((id, index) => {
        const place = from + index;
        const token_hash = hashOfSecret(tokenOf(id));
        return { place, id, year: yearOf(place), age_band: ageBandOf(yearOf(place), now), token_hash };
      });
      await sql`insert into person select ${number("place")}, ${field("id")}, ${number("year")}, ${field("age_band")},
          ${field("token_hash")}
        from ${rowsOf(JSON.stringify(some))}`.execute(connection);
    }
    await sql`insert into answer_set select ${number("which")}, ${number("turn")}, ${field("scale")},
      ${field("content_hash")}, ${field("answers")}, ${field("trace")}, cast(${field("score")} as double precision),
      ${field("meaning")} from ${rowsOf(JSON.stringify(sets))}`.execute(connection);
    await sql`insert into account (id, user_id, owner, email, password_hash, gender, year_of_birth, created_at)
      select id, id, 'owner of ' || id, 'person' || place || '@example.com', 'none',
        case when place % 2 = 0 then 'Female' else 'Male' end, year, ${now.toISOString()} from person`.execute(
      connection,
    );
    await sql`insert into access_token (token_hash, account_id, expires_at)
      select token_hash, id, '2999-01-01' from person`.execute(connection);
    // The numbers of a person's submissions follow each other, as the times do.
    const amount = questionnaires.length;
    const taken = sql`
      select person.id as account_id, person.age_band, answer_set.*, number
      from (
        select person.*, round, which_one,
          place * ${sql.lit(amount * times)} + round * ${sql.lit(amount)} + which_one as number
        from person
        cross join (${numbers(times, "round")}) as rounds
        cross join (${numbers(amount, "which_one")}) as kinds
        where place < ${sql.lit(people)}
        order by number
      ) as person
      join answer_set on which = which_one and turn = number % ${sql.lit(sets.length / amount)}`;
    await sql`insert into submission (account_id, idempotency_key, body_hash, scale, content_hash, answers, trace, score,
        meaning, age_band, submitted_at)
      select account_id, ${key}, substr(account_id || account_id, 1, 43), scale, content_hash, answers, trace, score,
        meaning, age_band, ${time}
      from (${taken}) as taken`.execute(connection);
    await sql`insert into score_count (scale, age_band, score, people)
      select scale, age_band, score, count(*) from (${taken}) as taken
      where number % ${sql.lit(amount * times)} >= ${sql.lit(amount * (times - 1))} group by scale, age_band, score`.execute(
      connection,
    );
    await sql`drop table person`.execute(connection);
    await sql`drop table answer_set`.execute(connection);
  });
  await sql`analyze`.execute(database);
  return ids;
}

/** The token of the open log-in that each person has. */
export const tokenOf = (id: string) => `token of ${id}`;

const numbers = (count: number, name: string) =>
  sql.raw(Array.from({ length: count }, (_, value) => `select ${value} as ${name}`).join(" union all "));
