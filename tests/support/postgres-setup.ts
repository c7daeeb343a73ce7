import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openPostgres } from "../../server/storage/postgres.ts";
import { divideTables, isDivided } from "./divide-tables.ts";
import { makePostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shared PostgreSQL; absent where tests run on the embedded database. */
    postgres: { readonly superuser: string; readonly address: string };
  }
}

/** The user whom servers are; no superuser, so that its rights and limits are those of a real one. */
export const SERVER_USER = "keepwell";
/** A database in its newest form, of which each test server gets a copy. */
export const TEMPLATE = "keepwell_template";

/** One PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await makePostgresServer({ isDurable: false });
  try {
    await postgres.start();
    const superuser = new Client(postgres.url("postgres"));
    await superuser.connect();
    await superuser.query(`CREATE ROLE ${SERVER_USER} LOGIN PASSWORD '${postgres.password}'`);
    await superuser.query(`CREATE DATABASE ${TEMPLATE} OWNER ${SERVER_USER}`);
    const { database } = await openPostgres(postgres.url(TEMPLATE, SERVER_USER), 1);
    await database.destroy();
    if (isDivided) await divideTables(postgres.url(TEMPLATE, SERVER_USER));
    await superuser.end();
  } catch (error) {
    await postgres.remove();
    throw error;
  }
  project.provide("postgres", {
    superuser: postgres.url("postgres"),
    address: postgres.url("", SERVER_USER),
  });
  return () => postgres.remove();
}
