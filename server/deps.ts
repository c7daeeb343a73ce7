import type { Kysely } from "kysely";
import type { Config } from "./config.ts";
import type { LiveContent } from "./content/live/live-content.ts";
import type { ContentStore } from "./content/live/store.ts";
import type { EventLog } from "./events/event-log.ts";
import type { Meaning } from "./meaning/meaning.ts";
import type { RateLimits } from "./rate-limits/rate-limits.ts";
import type { CommitQueue } from "./storage/commit-queue.ts";
import type { Tables } from "./storage/tables.ts";

/** What the server needs to answer all calls itself. */
export type AppDeps = {
  readonly config: Config;
  readonly database: Kysely<Tables>;
  readonly commits: CommitQueue;
  readonly content: ContentStore;
  /** Content that editors can change; null where it is fixed. */
  readonly liveContent: LiveContent | null;
  /** Understands what people write. */
  readonly meaning: Meaning;
  readonly limits: RateLimits;
  readonly events: EventLog;
  /** The clock, so that tests can set it. */
  readonly now: () => Date;
};
