import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { BackendConfig } from "./backend-config.ts";
import { CommandError } from "./command-error.ts";
import type { Config } from "./config.ts";
import { BadContent } from "./content/live/bad-content.ts";
import { type LiveContent, openLiveContent } from "./content/live/live-content.ts";
import { refuseUnfitContent } from "./content/live/unfit-content.ts";
import type { AppDeps } from "./deps.ts";
import { pruneDaily } from "./drafts/prune.ts";
import { openEventKey } from "./events/event-key.ts";
import { openEventLog } from "./events/event-log.ts";
import { pruneEventsDaily } from "./events/prune-events.ts";
import { prepareHearing } from "./guidance/hearing.ts";
import { createMeaning, NO_MEANING } from "./meaning/meaning.ts";
import { endDeletionsHourly } from "./my-data/delete-account.ts";
import { createRateLimits } from "./rate-limits/rate-limits.ts";
import { STOPPING, stopGracefully } from "./shutdown.ts";
import { siteAddress } from "./site-address.ts";
import { offerFirstLink } from "./staff/first-link.ts";
import { openStorage } from "./storage/open-storage.ts";
import { databaseTrouble } from "./storage/postgres.ts";
import { addUpCountsRegularly } from "./submissions/add-up-counts.ts";

/** `close` closes what the app used, once it has answered its last call. */
type Running = {
  readonly app: FastifyInstance;
  readonly liveContent: LiveContent;
  readonly close: () => Promise<void>;
  /** Does what takes time and what answers can do without. */
  readonly afterStart: () => Promise<void>;
  /** Makes the link for the first admin where one is needed. */
  readonly offerFirstLink: (site: string) => Promise<void>;
};

/** How long after its start a server begins to learn what messages mean, in ms: first it serves. A message begins it sooner. */
const LEARNING_BEGINS_MS = 10_000;

/** Runs the server until a signal stops it. If it cannot start, it prints why. */
export async function startServer(config: Config): Promise<void> {
  const { app, liveContent, close, afterStart, offerFirstLink } = await (config.backend
    ? forwardingServer(config, config.backend)
    : ownServer(config)
  ).catch(refuseToStart);

  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      // Exits even when something still hangs, such as a database that does not answer.
      setTimeout(() => process.exit(1), STOPPING.most + 800).unref();
      liveContent.close();
      await stopGracefully(app);
      await close();
      process.exit(0);
    });
  }

  // A message may come with the first connection.
  void afterStart();
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    refuse(`Port ${config.port} is already in use. Stop what runs there, or set another PORT.`);
  });
  liveContent.follow(app.log);
  for (const { code, message } of config.warnings) app.log.warn({ code }, message);
  if (config.backend) console.log(`Calls are forwarded to ${config.backend.origin}${config.backend.basePath}`);
  const site = siteAddress(config);
  // A full or read-only disk must not keep the site from opening.
  await offerFirstLink(site).catch((err) => app.log.warn({ err }, "The link for the first admin could not be made."));
  console.log(`Keepwell is ready at ${site}`);
}

/** Builds a server that answers all calls from a database. */
async function ownServer(config: Config): Promise<Running> {
  const isShared = config.databaseUrl !== null;
  const { database, commits, pool } = await openStorage(config, (older) => refuseUnfitContent(older, config));
  const liveContent = await openLiveContent({ folders: config, records: { database, commits }, isShared, now });
  const limits = createRateLimits(config.rateLimits, pool);
  const key = await openEventKey(config.dataDir);
  const events = openEventLog({ commits, key, now });
  const content = liveContent.store;
  let warn: (reason: string) => void = console.error;
  const able = createMeaning(config.embeddings, (reason) => warn(reason));
  const meaning = config.learns ? able : { ...able, learnFrom: NO_MEANING.learnFrom };
  const deps: AppDeps = { config, database, commits, content, liveContent, limits, meaning, events, now };
  const app = await buildApp(deps);
  warn = (reason) => app.log.warn({ reason }, "messages are not compared by meaning");
  pruneEventsDaily(commits, key, config.eventDays, app.log);
  pruneDaily({ database, commits, now }, app.log);
  addUpCountsRegularly(commits, app.log);
  endDeletionsHourly({ database, commits }, app.log);
  return {
    app,
    liveContent,
    close: async () => {
      await meaning.close();
      await database.destroy();
    },
    async afterStart() {
      const learning = meaning.learnFrom(() => content.current, LEARNING_BEGINS_MS);
      await wait(LEARNING_BEGINS_MS, null, { ref: false });
      const prepared = config.learns ? prepareHearing(content.current) : null;
      // Questions then fail for the same reason; nothing else does.
      await prepared?.catch((err) => app.log.error({ err }, "what hears questions could not be prepared"));
      await learning;
    },
    offerFirstLink: (site) => offerFirstLink(deps, site, process.stdout.isTTY),
  };
}

/** Builds a server that forwards all calls to the provider's backend and stores nothing. */
async function forwardingServer(config: Config, backend: BackendConfig): Promise<Running> {
  const { createBackend } = await import("./upstream/backend.ts");
  const limits = createRateLimits(config.rateLimits, null);
  const liveContent = await openLiveContent({ folders: config, records: null, isShared: false, now });
  const content = liveContent.store;
  const app = await buildApp({ config, content, limits, backend: createBackend(backend) });
  return {
    app,
    liveContent,
    close: async () => undefined,
    afterStart: async () => undefined,
    offerFirstLink: async () => undefined,
  };
}

const now = () => new Date();

/** Says why the server cannot start, where that is for the operator to mend. */
function refuseToStart(error: unknown): never {
  if (error instanceof BadContent || error instanceof CommandError) return refuse(error.message);
  const trouble = databaseTrouble(error);
  if (trouble !== null) return refuse(trouble);
  throw error;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
