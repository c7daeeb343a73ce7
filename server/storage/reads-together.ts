import { type CompiledQuery, type Kysely, PostgresAdapter } from "kysely";
import { gather } from "./gather.ts";
import { nameQuery } from "./query-names.ts";
import { isStorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";

const SIZES = { most: 64, atOnce: 4 };

type Row = Record<string, unknown>;
/** Of one read, in the order of the query's places. */
type Values = readonly string[];
type Ask = (values: Values) => Promise<Row[]>;

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
  parameters: readonly unknown[],
): Promise<Row[]> | null {
  if (database.isTransaction || !(database.getExecutor().adapter instanceof PostgresAdapter)) return null;
  const values = places.map((place) => parameters[place]);
  if (values.length === 0 || !values.every((value) => typeof value === "string")) return null;
  const ofDatabase = asked.get(database) ?? new Map<CompiledQuery, Ask>();
  asked.set(database, ofDatabase);
  const ask = ofDatabase.get(query) ?? createAsk(database, query, places, parameters);
  ofDatabase.set(query, ask);
  return ask(values);
}

function createAsk(
  database: Kysely<Tables>,
  query: CompiledQuery,
  places: readonly number[],
  parameters: readonly unknown[],
): Ask {
  const { text, fixed } = togetherText(query.sql, places, parameters);
  nameQuery(text);
  const readAll = async (reads: readonly Values[]): Promise<Row[][]> => {
    const columns = places.map((_, column) => reads.map((values) => values[column]));
    const { rows } = await database.executeQuery<Row>({ ...query, sql: text, parameters: [...columns, ...fixed] });
    const found = reads.map((): Row[] => []);
    for (const { [PLACE]: place, ...row } of rows) found[Number(place) - 1]?.push(row);
    return found;
  };
  /** One that PostgreSQL refuses must not sink the others: each is then read by itself. */
  const readEach = async (reads: readonly Values[]): Promise<(Row[] | Error)[]> => {
    const settled = await Promise.allSettled(reads.map((values) => readAll([values])));
    return settled.map((one) => (one.status === "fulfilled" ? (one.value[0] ?? []) : one.reason));
  };
  return gather(
    (reads) =>
      readAll(reads).catch((error) => {
        if (isStorageError(error)) throw error;
        return readEach(reads);
      }),
    SIZES,
  );
}

const PLACE = "place_of_read";

/** Makes of `… where id = $1 limit $2` a statement that takes a list of values for `$1` and one value for `$2`. */
function togetherText(sql: string, places: readonly number[], parameters: readonly unknown[]) {
  const fixedPlaces = parameters.map((_, place) => place).filter((place) => !places.includes(place));
  const inner = sql.replace(/\$(\d+)/g, (_, number) => {
    const place = Number(number) - 1;
    const column = places.indexOf(place);
    return column < 0 ? `$${places.length + fixedPlaces.indexOf(place) + 1}` : `sent.value_${column}`;
  });
  const lists = places.map((_, column) => `$${column + 1}::text[]`).join(", ");
  const columns = places.map((_, column) => `value_${column}`).join(", ");
  const text = `select sent.${PLACE}, found.* from unnest(${lists}) with ordinality as sent(${columns}, ${PLACE})
    cross join lateral (${inner}) as found`;
  return { text, fixed: fixedPlaces.map((place) => parameters[place]) };
}
