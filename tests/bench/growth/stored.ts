import { randomBytes } from "node:crypto";
import { openPostgres } from "../../../server/storage/postgres.ts";
import { SERVING } from "../../../server/storage/postgres-pool.ts";
import { makePostgresServer, type PostgresServer } from "../../support/postgres-server.ts";
import { shippedContent } from "../load/answers.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, startProgram } from "../load/program.ts";
import { seedMany } from "../load/seed-many.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import { ROWS_EACH } from "../load/taken.ts";
import type { Options } from "../options.ts";
import type { Comparison } from "../report/comparison.ts";
import { tell } from "../report/progress.ts";
import { againstSmall } from "./against.ts";
import { callsOf, NEWCOMERS } from "./calls.ts";

const SMALLEST = 1_000;
/** Filling a database takes minutes, in one statement. */
const FILLING = { ...SERVING, statement: 3_600_000, idle: 3_600_000 };

const said = (count: number) => `${count.toLocaleString("en-US")} submissions`;

type Filled = { readonly people: readonly string[]; readonly environment: Readonly<Record<string, string>> };
/** Fills a database in a folder of its own with so many submissions. */
type Fill = (folder: string, count: number) => Promise<Filled>;

/** The same calls with few and with many stored submissions, each on a server of its own, over both databases. */
export async function measureStored(options: Options): Promise<Comparison[]> {
  const onSqlite = await measureOn("SQLite", options, async (folder, count) => ({
    people: await fillFolder(folder, count / ROWS_EACH, NEWCOMERS),
    environment: { DATA_DIR: folder },
  }));
  const postgres = await makePostgresServer({ isDurable: true });
  try {
    await postgres.start();
    const fill: Fill = (folder, count) => fillDatabase(postgres, folder, count);
    return [...onSqlite, ...(await measureOn("PostgreSQL", options, fill))];
  } finally {
    await postgres.remove();
  }
}

async function fillDatabase(postgres: PostgresServer, folder: string, count: number): Promise<Filled> {
  const name = `growth_${randomBytes(8).toString("hex")}`;
  const { pool } = await openPostgres(postgres.url("postgres"), 1);
  await pool.query(`create database ${name}`);
  await pool.end();
  const url = postgres.url(name);
  const { database } = await openPostgres(url, 1, FILLING);
  const people = { people: count / ROWS_EACH, newcomers: NEWCOMERS };
  const ids = await seedMany(database, "postgres", await shippedContent(), people);
  await database.destroy();
  return { people: ids, environment: { DATA_DIR: folder, DATABASE_URL: url } };
}

async function measureOn(
  database: string,
  { isFull, rounds, profiles, stored }: Options,
  fill: Fill,
): Promise<Comparison[]> {
  const amount = isFull ? 5_000 : 1_000;
  const opened = <Result>(
    count: number,
    work: (server: { readonly url: string; readonly people: readonly string[] }) => Promise<Result>,
  ) =>
    inFolder(async (folder) => {
      tell(`growth, ${database}: writing ${said(count)}`);
      const { people, environment } = await fill(folder, count);
      const server = await startProgram({ file: KEEPWELL, environment, profiles });
      const result = await work({ url: server.url, people });
      await server.stop();
      return result;
    });

  const lines: Comparison[] = [];
  for (const count of stored ?? (isFull ? [100_000, 2_000_000] : [100_000])) {
    const found = await opened(SMALLEST, (small) =>
      opened(count, async (large) =>
        againstSmall({
          rounds,
          large: await callsOf(large.url, large.people, amount),
          small: await callsOf(small.url, small.people, amount),
          ...{ largeName: `${said(count)} in ${database}`, smallName: said(SMALLEST) },
        }),
      ),
    );
    lines.push(...found);
  }
  return lines;
}
