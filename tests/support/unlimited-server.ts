import { readConfig } from "../../server/config.ts";
import { startServer } from "../../server/start.ts";
import { NO_LIMITS } from "./no-limits.ts";

// The server that `npm start` runs, but for its rate limits: the browser tests are one network in which
// hundreds of people register within minutes.
await startServer({ ...readConfig(process.env), rateLimits: NO_LIMITS });
