import { readConfig } from "../../server/config.ts";
import { startServer } from "../../server/start.ts";
import { QUICK_HASHING } from "./quick-hashing.ts";

// The server that `npm start` runs, with its limits, but for what hashing costs, which no reply and no line of the log
// shows. Tests with many log-ins would spend most of their time on it.
await startServer({ ...readConfig(process.env), hashCosts: QUICK_HASHING, learns: false });
