import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../server/config.ts";
import { startServer } from "../../server/start.ts";
import { NO_LIMITS } from "./no-limits.ts";

// The server that `npm start` runs, but for its rate limits: the browser tests are one network in which
// hundreds of people register within minutes.
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "keepwell-e2e-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const DATA_DIR = process.env["DATA_DIR"] ?? temporaryFolder();
await startServer({ ...readConfig({ ...process.env, DATA_DIR }), rateLimits: NO_LIMITS });
