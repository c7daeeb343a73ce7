import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { CACHE_FOLDER } from "./cache-folder.ts";

// Node caches the compiled sources, which halves the time of the next start.
enableCompileCache(join(CACHE_FOLDER, "compiled"));
const { readConfig } = await import("./config.ts");
const { startServer } = await import("./start.ts");

await startServer(readConfig(process.env));
flushCompileCache();
