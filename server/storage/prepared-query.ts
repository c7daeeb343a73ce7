import type { CompiledQuery, DialectAdapter, Kysely, QueryExecutorProvider } from "kysely";
import { nameQuery } from "./query-names.ts";
import { readTogether } from "./reads-together.ts";
import type { Tables } from "./tables.ts";

/** A placeholder in a query for a value that differs between runs. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The values by name; while the query is built, each is a placeholder. */
type Values<Names extends string> = Readonly<Record<Names, unknown>>;

type Buildable = { compile(database: QueryExecutorProvider): CompiledQuery };
type RowOf<Query> = Query extends { compile(): CompiledQuery<infer Row> } ? Row : never;

/** Runs a built query directly with these values. */
export type RunDirectly = {
  rows(query: CompiledQuery, values: unknown[], isInTransaction: boolean): unknown[];
  /** Returns how many rows it changed. */
  change(query: CompiledQuery, values: unknown[], isInTransaction: boolean): number;
  /** A number that differs once another process has changed the database. */
  changesElsewhere(): number;
};

const direct = new WeakMap<DialectAdapter, RunDirectly>();

/** Makes prepared queries of this database, and of its transactions, bypass Kysely from now on. */
export function runDirectly(database: Kysely<Tables>, run: RunDirectly): void {
  direct.set(database.getExecutor().adapter, run);
}

/** Returns a number that differs once another process has changed the database; null where that cannot be told. */
export const changesElsewhere = (database: Kysely<Tables>): number | null =>
  direct.get(database.getExecutor().adapter)?.changesElsewhere() ?? null;

/**
 * Prepares a query that is built once per kind of database and then run with different values. Building a query takes
 * longer than SQLite takes to answer it, and so does running it through Kysely. The calls of every submission and every
 * score use this; all others build their queries each time, which reads better.
 * On PostgreSQL, reads that wait together are asked with one statement, and the rows of each then come in no order.
 * @param build must not depend on the values: no list of changing length, no optional condition
 */
export function preparedQuery<Given extends Values<string>, Query extends Buildable>(
  build: (database: Kysely<Tables>, given: Given) => Query,
): (database: Kysely<Tables>, values: Given) => Promise<RowOf<Query>[]> {
  const fill = prepared(build);
  return async (database, values) => {
    const { query, places, parameters, run } = fill(database, values);
    if (run) return run.rows(query, parameters, database.isTransaction) as RowOf<Query>[];
    const together = readTogether(database, query, places, parameters);
    return (together ? await together : (await database.executeQuery({ ...query, parameters })).rows) as RowOf<Query>[];
  };
}

/** Like preparedQuery, for a query that changes rows; resolves to their number. */
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

/** A query, and the positions of the values that differ among its parameters. */
type Built = { readonly query: CompiledQuery; readonly places: readonly number[] };

function prepared<Given extends Values<string>>(build: (database: Kysely<Tables>, given: Given) => Buildable) {
  const built = new WeakMap<object, Built>();
  const names = new Proxy({} as Given, { get: (_, name) => new Place(`${String(name)}`) });
  return (database: Kysely<Tables>, values: Given) => {
    const { adapter } = database.getExecutor();
    let known = built.get(adapter.constructor);
    if (!known) {
      const query = build(database, names).compile(database);
      const places = query.parameters.flatMap((one, place) => (one instanceof Place ? [place] : []));
      known = { query, places };
      built.set(adapter.constructor, known);
      nameQuery(query.sql);
    }
    const parameters = known.query.parameters.map((one) => (one instanceof Place ? values[one.name] : one));
    return { ...known, parameters, run: direct.get(adapter) };
  };
}
