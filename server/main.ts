import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// Node keeps what it made of each source beside what is installed: the next start takes half the time.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/keepwell/compiled"));
const { readConfig } = await import("./config.ts");
const { startServer } = await import("./start.ts");

await startServer(readConfig(process.env));
flushCompileCache();
