import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Issue } from "#core/shared/issue.ts";
import type { Tables } from "../../storage/tables.ts";
import type { Content, Scale } from "../content.ts";
import { keepVersions, storedRuleVersions, storedVersion } from "./versions.ts";

type Database = Kysely<Tables> | null;

/** The content that is live, and every version that ever was. What needs content asks here each time, and keeps none. */
export type ContentStore = {
  readonly current: Content;
  /** What keeps the newest edit from being live; empty when all that was written is live. */
  readonly problems: readonly Issue[];
  /** @throws Error when no scale has this name: the catalogue was checked, so this is a bug */
  scale(id: string): Scale;
  /** A version by its hash, so that a person finishes under the questions they started with. */
  version(hash: string): Promise<Scale | null>;
  /** Version of the scoring rule, such as "1.0.0", by hash; a hash that is not known is left out. */
  ruleVersions(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Keeps each scale's version in the database, then makes the content live. Problems of before are over. */
  publish(content: Content, now: Date): Promise<void>;
  /** Leaves live what is, and says what stands in the way of the rest. */
  hold(problems: readonly Issue[]): void;
};

/** Earlier versions that are kept in memory, for people who are in the middle of them. */
const MOST_CACHED = 32;

/**
 * Publishes the first content.
 * @param database null where nothing is stored: versions of before are then known while the server runs
 */
export async function publishContent(database: Database, content: Content, now: Date): Promise<ContentStore> {
  let current = content;
  let problems: readonly Issue[] = [];
  const cached = new LRUCache<string, Scale>({ max: MOST_CACHED });
  await keepVersions(database, [...content.scales.values()], now);

  const live = (hash: string) => [...current.scales.values()].find((scale) => scale.hash === hash);

  return {
    get current() {
      return current;
    },
    get problems() {
      return problems;
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
      problems = [];
    },
    hold(found) {
      problems = found;
    },
  };
}
