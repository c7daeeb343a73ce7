import { CommandError } from "../command-error.ts";
import type { Config } from "../config.ts";

/**
 * @param onPostgres PostgreSQL's own command for the same purpose, named in the error
 * @throws CommandError when the database is PostgreSQL
 */
export function requireEmbedded({ databaseUrl }: Config, onPostgres: string): void {
  if (databaseUrl !== null)
    throw new CommandError(`This database is PostgreSQL, which has its own command: ${onPostgres}`);
}
