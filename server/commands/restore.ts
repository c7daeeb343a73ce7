import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { restoreDatabase } from "../storage/restore.ts";
import { sqliteFile } from "../storage/sqlite.ts";
import { defineCommand } from "./command-line.ts";
import { requireEmbedded } from "./require-embedded.ts";

export const command = defineCommand({
  name: "restore",
  summary: "puts a backup in the place of the embedded database, once the server is stopped",
  usage: "<file>",
  help: "Puts a backup in the place of the embedded database. Stop the server first. What was there before is kept.",
  options: {},
  takes: ["file"],
  async run(_options, file = "") {
    const config = readConfig(process.env);
    requireEmbedded(config, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" <file>');
    const aside = restoreDatabase(resolve(file), sqliteFile(config.dataDir), new Date());
    const before = ` What was there before is in ${aside}; remove it when it is no longer needed.`;
    console.log(`Restored from ${resolve(file)}.${aside ? before : ""}`);
  },
});
