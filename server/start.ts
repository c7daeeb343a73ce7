import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { BadContent, type LiveContent, openLiveContent } from "./content/live-content.ts";
import { createRateLimits } from "./limits/rate-limits.ts";
import { stopGracefully } from "./stop.ts";
import { openStorage, type Storage } from "./storage/open-storage.ts";
import { UnreachableDatabase } from "./storage/postgres.ts";

/** Runs the server until it is told to stop. What keeps it from starting is said in words. */
export async function startServer(config: Config): Promise<void> {
  const now = () => new Date();
  const storage = await openStorage(config).catch((fault: unknown): Storage => {
    if (fault instanceof UnreachableDatabase) return refuse(fault.message);
    throw fault;
  });
  const { database, commits, pool } = storage;
  const liveContent = await openLiveContent({
    database,
    commits,
    folders: config,
    isShared: config.databaseUrl !== null,
    now,
  }).catch((fault: unknown): LiveContent => {
    if (fault instanceof BadContent) return refuse(fault.message);
    throw fault;
  });
  const app = await buildApp({
    config,
    database,
    commits,
    content: liveContent.store,
    liveContent,
    limits: createRateLimits(config.rateLimits, pool),
    now,
  });

  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      liveContent.close();
      await stopGracefully(app);
      await database.destroy();
      process.exit(0);
    });
  }

  await app.listen({ port: config.port, host: config.host }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== "EADDRINUSE") throw fault;
    refuse(`Port ${config.port} is already in use. Stop what runs there, or set another PORT.`);
  });
  liveContent.follow(app.log);
  const host = config.listensOnLoopback ? "localhost" : config.host;
  console.log(`Keepwell is ready at http://${host}:${config.port}`);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
