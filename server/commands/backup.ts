import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { backupDatabase } from "../storage/backup.ts";
import { sqliteFile } from "../storage/sqlite.ts";
import { defineCommand } from "./command-line.ts";
import { requireEmbedded } from "./require-embedded.ts";

export const command = defineCommand({
  name: "backup",
  summary: "copies the embedded database while the server runs",
  usage: "<file>",
  help: "Copies the embedded database to a new file. The server may go on running.",
  options: {},
  takes: ["file"],
  async run(_options, file = "") {
    const config = readConfig(process.env);
    requireEmbedded(config, 'pg_dump --format=custom --file=<file> "$DATABASE_URL"');
    backupDatabase(sqliteFile(config.dataDir), resolve(file));
    console.log(
      `The backup is in ${resolve(file)}. It holds answers about people's health: keep it where nobody else can read it.`,
    );
  },
});
