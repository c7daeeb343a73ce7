import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../server/config.ts";
import { startServer } from "../../server/start.ts";
import { NO_LIMITS } from "./no-limits.ts";

// The server that `npm start` runs, but for its rate limits: the browser tests are one network in which
// hundreds of people register within minutes.
const dataDir = mkdtempSync(join(tmpdir(), "keepwell-e2e-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
await startServer({ ...readConfig({ ...process.env, DATA_DIR: dataDir }), rateLimits: NO_LIMITS });
