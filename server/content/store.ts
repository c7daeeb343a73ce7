import type { Kysely } from "kysely";
import type { ScoringRule } from "#core/contracts/scoring-rule.ts";
import type { Tables } from "../storage/tables.ts";
import { type Content, makeScale, type Scale } from "./content.ts";

/** The content that is live, and every version that ever was. */
export type ContentStore = {
  readonly current: Content;
  /** @throws Error when no scale has this name: the catalogue was checked, so this is a bug */
  scale(id: string): Scale;
  /** A version by its hash, so that a person finishes under the questions they started with. */
  version(hash: string): Promise<Scale | null>;
  /** Version of the scoring rule, such as "1.0.0", by hash; a hash that is not known is left out. */
  ruleVersions(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** Keeps each scale's version in the database, then makes the content live. */
export async function publishContent(database: Kysely<Tables>, content: Content, now: Date): Promise<ContentStore> {
  const published_at = now.toISOString();
  const rows = [...content.scales.values()].map(({ id, hash, survey, rule }) => ({
    hash,
    scale: id,
    survey: JSON.stringify(survey),
    rule: JSON.stringify(rule),
    published_at,
  }));
  await database
    .insertInto("content_version")
    .values(rows)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();

  const live = new Map([...content.scales.values()].map((scale) => [scale.hash, scale]));
  return {
    current: content,
    scale(id) {
      const scale = content.scales.get(id);
      if (!scale) throw new Error(`no scale ${id} in the published content`);
      return scale;
    },
    async version(hash) {
      return live.get(hash) ?? (await storedVersion(database, hash));
    },
    async ruleVersions(hashes) {
      const older = await storedRuleVersions(
        database,
        hashes.filter((hash) => !live.has(hash)),
      );
      return new Map([...older, ...[...live].map(([hash, { rule }]): [string, string] => [hash, rule.version])]);
    },
  };
}

async function storedVersion(database: Kysely<Tables>, hash: string): Promise<Scale | null> {
  const row = await database
    .selectFrom("content_version")
    .select(["survey", "rule"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ? makeScale(JSON.parse(row.survey), JSON.parse(row.rule)) : null;
}

async function storedRuleVersions(database: Kysely<Tables>, hashes: readonly string[]): Promise<[string, string][]> {
  if (hashes.length === 0) return [];
  const rows = await database
    .selectFrom("content_version")
    .select(["hash", "rule"])
    .where("hash", "in", hashes)
    .execute();
  return rows.map(({ hash, rule }) => [hash, (JSON.parse(rule) as ScoringRule).version]);
}
