import type { Kysely } from "kysely";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Issue } from "#core/shared/issue.ts";
import type { Tables } from "../../storage/tables.ts";
import { type Content, makeScale, type Scale } from "../content.ts";

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

/** Versions of before that are kept at hand, for people who are in the middle of them. */
const MOST_AT_HAND = 32;

/**
 * Publishes the first content.
 * @param database null where nothing is stored: versions of before are then known while the server runs
 */
export async function publishContent(database: Database, content: Content, now: Date): Promise<ContentStore> {
  let current = content;
  let problems: readonly Issue[] = [];
  const cached = new Map<string, Scale>();
  await keepVersions(database, [...content.scales.values()], now);

  const live = (hash: string) => [...current.scales.values()].find((scale) => scale.hash === hash);
  const keepAtHand = (scale: Scale) => {
    cached.delete(scale.hash);
    cached.set(scale.hash, scale);
    for (const oldest of [...cached.keys()].slice(0, -MOST_AT_HAND)) cached.delete(oldest);
  };

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
      if (stored) keepAtHand(stored);
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
      for (const scale of current.scales.values()) keepAtHand(scale);
      current = next;
      problems = [];
    },
    hold(found) {
      problems = found;
    },
  };
}

async function keepVersions(database: Database, scales: readonly Scale[], now: Date): Promise<void> {
  if (database === null || scales.length === 0) return;
  const rows = scales.map(({ id, hash, survey, rule }) => ({
    hash,
    scale: id,
    survey: JSON.stringify(survey),
    rule: JSON.stringify(rule),
    published_at: now.toISOString(),
  }));
  await database
    .insertInto("content_version")
    .values(rows)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

async function storedVersion(database: Database, hash: string): Promise<Scale | null> {
  const row = await database
    ?.selectFrom("content_version")
    .select(["survey", "rule"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ? makeScale(JSON.parse(row.survey), JSON.parse(row.rule)) : null;
}

async function storedRuleVersions(database: Database, hashes: readonly string[]): Promise<[string, string][]> {
  if (database === null || hashes.length === 0) return [];
  const rows = await database
    .selectFrom("content_version")
    .select(["hash", "rule"])
    .where("hash", "in", hashes)
    .execute();
  return rows.map(({ hash, rule }) => [hash, (JSON.parse(rule) as ScoringRule).version]);
}
