import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { SERVER_USER, TEMPLATE } from "./postgres-setup.ts";

export type TestDatabase = {
  readonly name: string;
  /** As the server is given it. */
  readonly url: string;
  /** Does something to it that only an operator may. */
  asSuperuser(statement: string): Promise<void>;
  drop(): Promise<void>;
};

/** True where the suite runs on PostgreSQL. */
export const onPostgres = (): boolean => inject("postgres") !== undefined;

/**
 * A database of its own in the shared PostgreSQL.
 * @param from the template is in its newest form, `template0` is empty
 */
export async function newPostgresDatabase(from: "template0" | typeof TEMPLATE = TEMPLATE): Promise<TestDatabase> {
  const { superuser, address } = inject("postgres");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const asSuperuser = async (statement: string) => {
    const client = new Client(superuser);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await asSuperuser(`CREATE DATABASE ${name} TEMPLATE ${from} OWNER ${SERVER_USER}`);
  return {
    name,
    url: `${address}${name}`,
    asSuperuser,
    drop: () => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** What a server process is given, so that it uses the kind of database the suite runs on. */
export async function databaseEnvironment(): Promise<Record<string, string>> {
  return onPostgres() ? { DATABASE_URL: (await newPostgresDatabase()).url } : {};
}
