import { type CompiledQuery, type Kysely, PostgresAdapter } from "kysely";
import { gather } from "./gather.ts";
import { nameQuery } from "./query-names.ts";
import { isStorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";

const SIZES = { most: 64, atOnce: 4 };

type Row = Record<string, unknown>;
/** The parameters of one read. */
type Parameters = readonly unknown[];
type Ask = (parameters: Parameters) => Promise<Row[]>;

const asked = new WeakMap<Kysely<Tables>, Map<CompiledQuery, Ask>>();

/**
 * Runs a read together with the same reads with other values that wait in this turn of the event loop: with PostgreSQL,
 * what a read costs this server is mostly the round trip. The rows of a read come in no order.
 * @param query with its values left out; `places` are their positions among its parameters
 * @returns null where each read has to be asked for itself: in a transaction, on SQLite, or with values that are not text
 */
export function readTogether(
  database: Kysely<Tables>,
  query: CompiledQuery,
  places: readonly number[],
  parameters: Parameters,
): Promise<Row[]> | null {
  if (database.isTransaction || !(database.getExecutor().adapter instanceof PostgresAdapter)) return null;
  if (places.length === 0 || !places.every((place) => typeof parameters[place] === "string")) return null;
  const ofDatabase = asked.get(database) ?? new Map<CompiledQuery, Ask>();
  asked.set(database, ofDatabase);
  const ask = ofDatabase.get(query) ?? createAsk(database, query, places, parameters);
  ofDatabase.set(query, ask);
  return ask(parameters);
}

function createAsk(
  database: Kysely<Tables>,
  query: CompiledQuery,
  places: readonly number[],
  parameters: Parameters,
): Ask {
  const { text, fixed } = togetherText(query.sql, places, parameters);
  nameQuery(text);
  /** The plan of the statement for one is the better one for one. */
  const readOne = async (own: Parameters) => (await database.executeQuery<Row>({ ...query, parameters: own })).rows;
  const readAll = async (reads: readonly Parameters[]): Promise<Row[][]> => {
    const columns = places.map((place) => reads.map((own) => own[place]));
    const { rows } = await database.executeQuery<Row>({ ...query, sql: text, parameters: [...columns, ...fixed] });
    const found = reads.map((): Row[] => []);
    for (const { [PLACE]: place, ...row } of rows) found[Number(place) - 1]?.push(row);
    return found;
  };
  /** One that PostgreSQL refuses must not sink the others: each is then read by itself. */
  const readEach = async (reads: readonly Parameters[]): Promise<(Row[] | Error)[]> => {
    const settled = await Promise.allSettled(reads.map(readOne));
    return settled.map((one) => (one.status === "fulfilled" ? one.value : one.reason));
  };
  return gather((reads) => {
    const [first] = reads;
    if (first && reads.length === 1) return readOne(first).then((rows) => [rows]);
    return readAll(reads).catch((error) => {
      if (isStorageError(error)) throw error;
      return readEach(reads);
    });
  }, SIZES);
}

const PLACE = "place_of_read";

/**
 * Makes of `… where id = $1 limit $2` a statement that takes a list of values for `$1` and one value for `$2`. Without
 * the offset PostgreSQL would join the lists with the whole table, and on a table that was empty read all of it.
 */
function togetherText(sql: string, places: readonly number[], parameters: Parameters) {
  const fixedPlaces = parameters.map((_, place) => place).filter((place) => !places.includes(place));
  const inner = sql.replace(/\$(\d+)/g, (_, number) => {
    const place = Number(number) - 1;
    const column = places.indexOf(place);
    return column < 0 ? `$${places.length + fixedPlaces.indexOf(place) + 1}` : `sent.value_${column}`;
  });
  const lists = places.map((_, column) => `$${column + 1}::text[]`).join(", ");
  const columns = places.map((_, column) => `value_${column}`).join(", ");
  const text = `select sent.${PLACE}, found.* from unnest(${lists}) with ordinality as sent(${columns}, ${PLACE})
    cross join lateral (select * from (${inner}) as one offset 0) as found`;
  return { text, fixed: fixedPlaces.map((place) => parameters[place]) };
}
