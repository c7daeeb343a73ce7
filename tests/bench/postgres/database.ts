import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { openPostgres } from "../../../server/storage/postgres.ts";
import type { PostgresServer } from "../../support/postgres-server.ts";
import { shippedContent } from "../load/answers.ts";
import { seed } from "../load/seed.ts";
import { manyTaken } from "../load/taken.ts";

async function asSuperuser<Result>(server: PostgresServer, statement: string, database = "postgres") {
  const client = new Client({ connectionString: server.url(database) });
  await client.connect();
  return client.query(statement).finally(() => client.end()) as Promise<{ rows: Result[] }>;
}

/**
 * Does something with a database of its own that has the server's tables and these people.
 * @param isFilled whether they have taken questionnaires already
 */
export async function inDatabase<Result>(
  server: PostgresServer,
  people: number,
  isFilled: boolean,
  work: (url: string, people: readonly string[], rows: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const name = `bench_${randomBytes(8).toString("hex")}`;
  await asSuperuser(server, `create database ${name}`);
  try {
    const url = server.url(name);
    const { database } = await openPostgres(url, 2);
    const taken = isFilled ? await manyTaken() : { questionnaires: [], times: 0 };
    const ids = await seed(database, await shippedContent(), { people, ...taken });
    await database.destroy();
    const rows = async () => {
      const counted = await asSuperuser<{ rows: string }>(server, "select count(*) as rows from submission", name);
      return Number(counted.rows[0]?.rows);
    };
    return await work(url, ids, rows);
  } finally {
    await asSuperuser(server, `drop database ${name} with (force)`);
  }
}
