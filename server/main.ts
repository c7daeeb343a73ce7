import { readConfig } from "./config.ts";
import { startServer } from "./start.ts";

await startServer(readConfig(process.env));
