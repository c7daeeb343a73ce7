import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { AppDeps } from "../deps.ts";
import { overwriteDeleted } from "../storage/overwrite-deleted.ts";
import type { Tables } from "../storage/tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a draft is kept that nobody continues, and how long it is known that one ended. */
const IDLE_DAYS = 30;

/** Deletes idle drafts, and the notes on those that ended. */
export async function pruneDrafts({ database, commits, now }: Pick<AppDeps, "database" | "commits" | "now">) {
  const before = new Date(now().getTime() - IDLE_DAYS * DAY_MS).toISOString();
  const deleted = await commits.write((transaction: Kysely<Tables>) =>
    transaction.deleteFrom("draft_copy").where("updated_at", "<", before).executeTakeFirst(),
  );
  if (deleted.numDeletedRows > 0n) await overwriteDeleted(database);
}

/** Prunes now and once a day, as long as the process runs. A failure is logged, and the next day tries again. */
export function pruneDaily(deps: Pick<AppDeps, "database" | "commits" | "now">, log: Pick<FastifyBaseLogger, "warn">) {
  const prune = () => pruneDrafts(deps).catch((err: unknown) => log.warn({ err }, "idle drafts could not be deleted"));
  void prune();
  setInterval(prune, DAY_MS).unref();
}
