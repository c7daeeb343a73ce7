import { sql } from "kysely";
import { openSqlite } from "../../../server/storage/sqlite.ts";
import { shippedContent } from "./answers.ts";
import { seedMany } from "./seed-many.ts";

/** Makes a database in this folder whose people have taken every questionnaire twice. @returns their ids, newcomers last */
export async function fillFolder(folder: string, people: number, newcomers = 0): Promise<string[]> {
  const database = await openSqlite(folder);
  // Nothing reads it meanwhile, and one that breaks is written again.
  await sql`pragma journal_mode = off`.execute(database);
  await sql`pragma synchronous = off`.execute(database);
  const ids = await seedMany(database, "sqlite", await shippedContent(), { people, newcomers });
  await database.destroy();
  return ids;
}
