import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../server/config.ts";
import { startServer } from "../../server/start.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { preparePeople } from "./prepared-people.ts";
import { QUICK_HASHING } from "./quick-hashing.ts";

// The server that `npm start` runs, but for its rate limits, since the browser tests are one network in which
// hundreds of people register within minutes, for what hashing a password costs, and for what it learns.
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const DATA_DIR = process.env["DATA_DIR"] ?? temporaryFolder();
const config = {
  ...readConfig({ ...process.env, DATA_DIR }),
  rateLimits: NO_LIMITS,
  hashCosts: QUICK_HASHING,
  // What a message means would depend on how long the server has run.
  learns: false,
};
if (process.env["WITH_PEOPLE"]) await preparePeople(config);
await startServer(config);
