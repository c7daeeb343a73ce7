import type { Kysely } from "kysely";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Tables } from "../../storage/tables.ts";
import { makeScale, type Scale } from "../content.ts";

// All queries on the table of content versions, except the readiness probe's.

type Database = Kysely<Tables> | null;

/** Stores each scale's current version permanently under its hash. A version that is already stored stays unchanged. */
export async function keepVersions(database: Database, scales: readonly Scale[], now: Date): Promise<void> {
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

/** @returns null when no version of this hash was ever published */
export async function storedVersion(database: Database, hash: string): Promise<Scale | null> {
  const row = await database
    ?.selectFrom("content_version")
    .select(["survey", "rule"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ? makeScale(JSON.parse(row.survey), JSON.parse(row.rule)) : null;
}

/** Returns versions of the scoring rule by hash; unknown hashes are left out. */
export async function storedRuleVersions(database: Database, hashes: readonly string[]): Promise<[string, string][]> {
  if (database === null || hashes.length === 0) return [];
  const rows = await database
    .selectFrom("content_version")
    .select(["hash", "rule"])
    .where("hash", "in", hashes)
    .execute();
  return rows.map(({ hash, rule }) => [hash, (JSON.parse(rule) as ScoringRule).version]);
}

/** Returns the published versions of a scale, newest first. */
export async function versionsOfScale(database: Kysely<Tables>, scale: string) {
  const rows = await database
    .selectFrom("content_version")
    .selectAll()
    .where("scale", "=", scale)
    .orderBy("published_at", "desc")
    .execute();
  return rows.map(({ rule, ...row }) => ({ ...row, rule, version: (JSON.parse(rule) as ScoringRule).version }));
}

/** Returns the hashes of the versions with exactly this rule, whatever the wording of their questions. */
export async function versionsOfRule(database: Kysely<Tables>, { id, rule }: Scale): Promise<ReadonlySet<string>> {
  const versions = database.selectFrom("content_version").select("hash").where("scale", "=", id);
  const alike = await versions.where("rule", "=", JSON.stringify(rule)).execute();
  return new Set(alike.map(({ hash }) => hash));
}
