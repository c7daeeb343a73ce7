import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Issue } from "#core/shared/issue.ts";
import type { Tables } from "../../storage/tables.ts";
import type { Content, Scale } from "../content.ts";
import { keepVersions, storedRuleVersions, storedVersion } from "./versions.ts";

type Database = Kysely<Tables> | null;

/** The live content, and every version ever published. Callers must read `current` each time and not keep a copy. */
export type ContentStore = {
  readonly current: Content;
  /** The issues that keep the newest edit from being live; empty when all edits are live. */
  readonly heldIssues: readonly Issue[];
  /** @throws Error when no scale has this name; since the catalogue was checked, that is a bug */
  scale(id: string): Scale;
  /** Returns a version by its hash, so that users finish with the questions they started with. */
  version(hash: string): Promise<Scale | null>;
  /** Returns the version of the scoring rule, such as "1.0.0", by hash; unknown hashes are left out. */
  ruleVersions(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Stores each scale's version in the database, then makes the content live and clears earlier issues. */
  publish(content: Content, now: Date): Promise<void>;
  /** Keeps the live content and records the issues of the rejected edit. */
  hold(heldIssues: readonly Issue[]): void;
};

/** The number of earlier versions cached in memory, for users who are answering them. */
const MAX_CACHED = 32;

/**
 * Publishes the first content.
 * @param database null when nothing is stored: earlier versions are then known only while the server runs
 */
export async function publishContent(database: Database, content: Content, now: Date): Promise<ContentStore> {
  let current = content;
  let heldIssues: readonly Issue[] = [];
  const cached = new LRUCache<string, Scale>({ max: MAX_CACHED });
  await keepVersions(database, [...content.scales.values()], now);

  const live = (hash: string) => [...current.scales.values()].find((scale) => scale.hash === hash);

  return {
    get current() {
      return current;
    },
    get heldIssues() {
      return heldIssues;
    },
    scale(id) {
      const scale = current.scales.get(id);
      if (!scale) throw new Error(`no scale ${id} in the published content`);
      return scale;
    },
    async version(hash) {
      const known = live(hash) ?? cached.get(hash);
      if (known) return known;
      const stored = await storedVersion(database, hash);
      if (stored) cached.set(stored.hash, stored);
      return stored;
    },
    async ruleVersions(hashes) {
      const older = await storedRuleVersions(
        database,
        hashes.filter((hash) => !live(hash)),
      );
      const now = [...current.scales.values()].map(({ hash, rule }): [string, string] => [hash, rule.version]);
      return new Map([...older, ...now]);
    },
    async publish(next, now) {
      const changed = [...next.scales.values()].filter(({ hash }) => !live(hash));
      await keepVersions(database, changed, now);
      for (const scale of current.scales.values()) cached.set(scale.hash, scale);
      current = next;
      heldIssues = [];
    },
    hold(found) {
      heldIssues = found;
    },
  };
}
