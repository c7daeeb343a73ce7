import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { BadContent, type LiveContent, openLiveContent } from "./content/live-content.ts";
import { loadContent } from "./content/load.ts";
import { issuesText } from "./content/report.ts";
import { createRateLimits } from "./limits/rate-limits.ts";
import { STOPPING, stopGracefully } from "./stop.ts";
import { openStorage, type Storage } from "./storage/open-storage.ts";
import { UnreachableDatabase } from "./storage/postgres.ts";
import { createBackend } from "./upstream/backend.ts";
import type { BackendConfig } from "./upstream/backend-config.ts";

type Running = {
  readonly app: FastifyInstance;
  /** Follows edits of the content, once the app listens. */
  readonly follow: () => void;
  /** Nothing new begins from here on. */
  readonly leave: () => void;
  /** Ends what the app used, once it has answered its last call. */
  readonly close: () => Promise<void>;
};

/** Runs the server until it is told to stop. What keeps it from starting is said in words. */
export async function startServer(config: Config): Promise<void> {
  const running = await (config.backend ? forwardingServer(config, config.backend) : ownServer(config));
  const { app } = running;
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      // What hangs all the same, such as a database that does not answer, does not keep the process.
      setTimeout(() => process.exit(1), STOPPING.most + 800).unref();
      running.leave();
      await stopGracefully(app);
      await running.close();
      process.exit(0);
    });
  }

  await app.listen({ port: config.port, host: config.host }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== "EADDRINUSE") throw fault;
    refuse(`Port ${config.port} is already in use. Stop what runs there, or set another PORT.`);
  });
  running.follow();
  const host = config.listensOnLoopback ? "localhost" : config.host;
  if (config.backend) console.log(`Calls are forwarded to ${config.backend.origin}${config.backend.basePath}`);
  console.log(`Keepwell is ready at http://${host}:${config.port}`);
}

/** Answers all calls from a database, and follows edits of the content. */
async function ownServer(config: Config): Promise<Running> {
  const now = () => new Date();
  const storage = await openStorage(config).catch((fault: unknown): Storage => {
    if (fault instanceof UnreachableDatabase) return refuse(fault.message);
    throw fault;
  });
  const { database, commits, pool } = storage;
  const isShared = config.databaseUrl !== null;
  const liveContent = await openLiveContent({ database, commits, folders: config, isShared, now }).catch(
    (fault: unknown): LiveContent => {
      if (fault instanceof BadContent) return refuse(fault.message);
      throw fault;
    },
  );
  const limits = createRateLimits(config.rateLimits, pool);
  const app = await buildApp({ config, database, commits, content: liveContent.store, liveContent, limits, now });
  return {
    app,
    follow: () => liveContent.follow(app.log),
    leave: liveContent.close,
    close: () => database.destroy(),
  };
}

/** Forwards them to the provider's backend, and stores nothing. */
async function forwardingServer(config: Config, backend: BackendConfig): Promise<Running> {
  const { content, issues } = await loadContent(config.surveysDir, config.scoringRulesDir);
  if (!content) return refuse(issuesText(issues));
  const limits = createRateLimits(config.rateLimits, null);
  const app = await buildApp({ config, content: { current: content }, limits, backend: createBackend(backend) });
  return { app, follow: () => undefined, leave: () => undefined, close: async () => undefined };
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
