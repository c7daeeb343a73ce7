import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Stands in a query for what differs from one run to the next. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The same names with a value each; while the query is built, each is only a place for one. */
type Values<Names extends string> = Readonly<Record<Names, unknown>>;

/**
 * A query that is built once for each kind of database and then run with other values. Building one takes longer
 * than SQLite takes to answer, so the calls of every submission and every score use this; all others build theirs
 * anew, which reads better.
 * @param build must not depend on the values: no list of changing length, no condition that comes and goes
 */
export function preparedQuery<Given extends Values<string>, Row>(
  build: (database: Kysely<Tables>, given: Given) => Compilable<Row>,
): (database: Kysely<Tables>, values: Given) => Promise<Row[]> {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  const places = new Proxy({} as Given, { get: (_, name) => new Place(`${String(name)}`) });
  return async (database, values) => {
    const dialect = database.getExecutor().adapter.constructor;
    let query = built.get(dialect);
    if (!query) {
      query = build(database, places).compile();
      built.set(dialect, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Place ? values[one.name] : one));
    const { rows } = await database.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
