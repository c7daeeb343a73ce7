import { type Config, readConfig } from "../config.ts";
import { FileError } from "../storage/file-refused.ts";

/**
 * Runs an operator's command on the embedded database that takes one file, and says in words how it went.
 * @param onPostgres PostgreSQL's own command for the same, for there ours has no part in it
 * @param work returns the sentence of success
 */
export function operate(usage: string, onPostgres: string, work: (file: string, config: Config) => string): void {
  const [file, ...more] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (!file || more.length > 0) refuse(usage);
  else if (config.databaseUrl !== null) refuse(`This database is PostgreSQL, which has its own command: ${onPostgres}`);
  else {
    try {
      console.log(work(file, config));
    } catch (fault) {
      if (!(fault instanceof FileError)) throw fault;
      refuse(fault.message);
    }
  }
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
