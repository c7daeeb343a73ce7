import type { MyData } from "#core/api/account.ts";
import { AppError } from "#core/api/app-error.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";

/**
 * Everything that is kept of a person, but for what opens the account: id, password, tokens and codes.
 * @throws AppError SESSION_NEEDED when the account was deleted in the moment between
 */
export async function exportData({ database, content, now }: AppDeps, accountId: string): Promise<MyData> {
  const account = await database
    .selectFrom("account")
    .select(["email", "gender", "year_of_birth as yearOfBirth", "created_at as registeredAt"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account) throw new AppError("SESSION_NEEDED");
  const submissions = await database
    .selectFrom("submission")
    .leftJoin("original_result as original", "original.submission_id", "submission.id")
    .selectAll("submission")
    .select(["original.score as first_score", "original.meaning as first_meaning", "original.trace as first_trace"])
    .where("account_id", "=", accountId)
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const expiring = (table: "access_token" | "known_device") =>
    database
      .selectFrom(table)
      .select("expires_at as expiresAt")
      .where("account_id", "=", accountId)
      .orderBy("expires_at")
      .execute();
  return {
    exportedAt: now().toISOString(),
    account,
    results: submissions.map((row) => ({
      scale: row.scale,
      contentVersion: row.content_hash,
      answers: JSON.parse(row.answers) as unknown,
      score: row.score,
      meaning: row.meaning,
      working: JSON.parse(row.trace) as unknown,
      ageBand: row.age_band,
      submittedAt: row.submitted_at,
      scoredBy: row.scored_by,
      original:
        row.first_score === null || row.first_meaning === null
          ? null
          : { score: row.first_score, meaning: row.first_meaning, working: JSON.parse(row.first_trace ?? "null") },
    })),
    scales: await scalesOf(content, [
      ...new Set(submissions.flatMap(({ content_hash, scored_by }) => [content_hash, scored_by ?? content_hash])),
    ]),
    logIns: await expiring("access_token"),
    knownDevices: await expiring("known_device"),
    codes: await database
      .selectFrom("account_code")
      .select(["kind", "expires_at as expiresAt"])
      .where("account_id", "=", accountId)
      .execute(),
  };
}

async function scalesOf(content: ContentStore, hashes: readonly string[]): Promise<MyData["scales"]> {
  const versions = await Promise.all(hashes.map((hash) => content.version(hash)));
  return versions.flatMap((version) => {
    if (!version) return [];
    const { title, version: ruleVersion, instrument } = version.rule;
    return [{ contentVersion: version.hash, scale: version.id, title, ruleVersion, instrument }];
  });
}
