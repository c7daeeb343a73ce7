import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { loadContent } from "./content/load.ts";
import { issuesText } from "./content/report.ts";
import { publishContent } from "./content/store.ts";
import { createCommitQueue } from "./storage/commit-queue.ts";
import { openSqlite } from "./storage/sqlite.ts";

const config = readConfig(process.env);
const now = () => new Date();

const { content, issues } = await loadContent(config.surveysDir, config.scoringRulesDir);
if (!content) {
  console.error(issuesText(issues));
  process.exit(1);
}
const database = await openSqlite(config.dataDir);
const app = await buildApp({
  config,
  database,
  commits: createCommitQueue(database),
  content: await publishContent(database, content, now()),
  now,
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    await app.close();
    await database.destroy();
    process.exit(0);
  });
}

await app.listen({ port: config.port, host: config.host }).catch((fault: NodeJS.ErrnoException) => {
  if (fault.code !== "EADDRINUSE") throw fault;
  console.error(`Port ${config.port} is already in use. Stop what runs there, or set another PORT.`);
  process.exit(1);
});
const host = config.listensOnLoopback ? "localhost" : config.host;
console.log(`Keepwell is ready at http://${host}:${config.port}`);
