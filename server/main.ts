import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { CACHE_FOLDER } from "./cache-folder.ts";

// Node keeps what it compiled of each source: the next start takes half the time.
enableCompileCache(join(CACHE_FOLDER, "compiled"));
const { readConfig } = await import("./config.ts");
const { startServer } = await import("./start.ts");

await startServer(readConfig(process.env));
flushCompileCache();
