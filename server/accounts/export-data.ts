import type { MyData } from "#core/contracts/account.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppDeps } from "../app.ts";
import type { ContentStore } from "../content/store.ts";

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
    .select(["scale", "content_hash", "answers", "score", "meaning", "trace", "age_band", "submitted_at"])
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
    results: submissions.map(({ scale, content_hash, answers, score, meaning, trace, age_band, submitted_at }) => ({
      scale,
      contentVersion: content_hash,
      answers: JSON.parse(answers) as unknown,
      score,
      meaning,
      working: JSON.parse(trace) as unknown,
      ageBand: age_band,
      submittedAt: submitted_at,
    })),
    scales: await scalesOf(content, [...new Set(submissions.map(({ content_hash }) => content_hash))]),
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
