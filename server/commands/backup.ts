import { resolve } from "node:path";
import { backupDatabase } from "../storage/backup.ts";
import { sqliteFile } from "../storage/sqlite.ts";
import { operate } from "./operate.ts";

// For the operator: a copy of the embedded database. The server may go on running.

operate("npm run backup -- <file>", 'pg_dump --format=custom --file=<file> "$DATABASE_URL"', (file, { dataDir }) => {
  backupDatabase(sqliteFile(dataDir), resolve(file));
  return `The backup is in ${resolve(file)}. It holds answers about people's health: keep it where nobody else can read it.`;
});
