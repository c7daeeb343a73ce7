import { resolve } from "node:path";
import { restoreDatabase } from "../storage/restore.ts";
import { sqliteFile } from "../storage/sqlite.ts";
import { operate } from "./operate.ts";

// For the operator: puts a backup in the place of the embedded database, once the server is stopped.

operate(
  "npm run restore -- <file>",
  'pg_restore --clean --if-exists --dbname="$DATABASE_URL" <file>',
  (file, { dataDir }) => {
    const aside = restoreDatabase(resolve(file), sqliteFile(dataDir), new Date());
    return `Restored from ${resolve(file)}.${aside ? ` What was there before is in ${aside}; remove it when it is no longer needed.` : ""}`;
  },
);
