import type { CompiledQuery, DialectAdapter, Kysely, QueryExecutorProvider } from "kysely";
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

type Buildable = { compile(database: QueryExecutorProvider): CompiledQuery };
type RowOf<Query> = Query extends { compile(): CompiledQuery<infer Row> } ? Row : never;

/** A built query, run at once with these values. */
export type RunDirectly = {
  rows(query: CompiledQuery, values: unknown[], isInTransaction: boolean): unknown[];
  /** How many rows it changed. */
  change(query: CompiledQuery, values: unknown[], isInTransaction: boolean): number;
};

const direct = new WeakMap<DialectAdapter, RunDirectly>();

/** From now on prepared queries of this database, and of its transactions, go past Kysely. */
export function runDirectly(database: Kysely<Tables>, run: RunDirectly): void {
  direct.set(database.getExecutor().adapter, run);
}

/**
 * A query that is built once for each kind of database and then run with other values. Building one takes longer
 * than SQLite takes to answer, and so does running one through Kysely; the calls of every submission and every
 * score use this, and all others build theirs anew, which reads better.
 * @param build must not depend on the values: no list of changing length, no condition that comes and goes
 */
export function preparedQuery<Given extends Values<string>, Query extends Buildable>(
  build: (database: Kysely<Tables>, given: Given) => Query,
): (database: Kysely<Tables>, values: Given) => Promise<RowOf<Query>[]> {
  const fill = prepared(build);
  return async (database, values) => {
    const { query, parameters, run } = fill(database, values);
    const rows = run ? run.rows(query, parameters, database.isTransaction) : undefined;
    return (rows ?? (await database.executeQuery({ ...query, parameters })).rows) as RowOf<Query>[];
  };
}

/** Like preparedQuery, for one that changes rows; answers how many. */
export function preparedChange<Given extends Values<string>>(
  build: (database: Kysely<Tables>, given: Given) => Buildable,
): (database: Kysely<Tables>, values: Given) => Promise<number> {
  const fill = prepared(build);
  return async (database, values) => {
    const { query, parameters, run } = fill(database, values);
    if (run) return run.change(query, parameters, database.isTransaction);
    return Number((await database.executeQuery({ ...query, parameters })).numAffectedRows ?? 0);
  };
}

function prepared<Given extends Values<string>>(build: (database: Kysely<Tables>, given: Given) => Buildable) {
  const built = new WeakMap<object, CompiledQuery>();
  const places = new Proxy({} as Given, { get: (_, name) => new Place(`${String(name)}`) });
  return (database: Kysely<Tables>, values: Given) => {
    const { adapter } = database.getExecutor();
    let query = built.get(adapter.constructor);
    if (!query) {
      query = build(database, places).compile(database);
      built.set(adapter.constructor, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Place ? values[one.name] : one));
    return { query, parameters, run: direct.get(adapter) };
  };
}
