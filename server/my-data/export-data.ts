import type { MyData } from "#core/api/account.ts";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import { accessOf, codeKindsOf, profileOf } from "../accounts/account-records.ts";
import { consentsOf } from "../coach/consents.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";
import { wholeDraftsOf } from "../drafts/draft-copies.ts";
import { wholeSubmissionsOf } from "../submissions/account-submissions.ts";

/**
 * Returns all stored data of an account, without what opens it: user id, password, tokens and codes.
 * @throws AppError SESSION_NEEDED when the account was deleted meanwhile
 */
export async function exportData({ database, content, now }: AppDeps, accountId: AccountKey): Promise<MyData> {
  const account = await profileOf(database, accountId);
  if (!account) throw new AppError("SESSION_NEEDED");
  const submissions = await wholeSubmissionsOf(database, accountId);
  const numbers = new Map(submissions.map(({ id }, index) => [Number(id), submissions.length - index]));
  const numberOf = (id: number | null) => (id === null ? null : (numbers.get(Number(id)) ?? null));
  return {
    exportedAt: now().toISOString(),
    account,
    results: submissions.map((row, index) => ({
      scale: row.scale,
      contentVersion: row.content_hash,
      answers: JSON.parse(row.answers) as unknown,
      score: row.score,
      meaning: row.meaning,
      working: JSON.parse(row.trace) as unknown,
      ageBand: row.age_band,
      submittedAt: row.submitted_at,
      number: submissions.length - index,
      replacedBy: numberOf(row.replaced_by),
      firstSubmittedAt: row.first_at,
      scoredBy: row.scored_by,
      original:
        row.first_score === null || row.first_meaning === null
          ? null
          : { score: row.first_score, meaning: row.first_meaning, working: JSON.parse(row.first_trace ?? "null") },
    })),
    modelConsents: (await consentsOf(database, accountId)).map(({ answered_at, ...consent }) => ({
      ...consent,
      answeredAt: answered_at,
    })),
    drafts: (await wholeDraftsOf(database, accountId)).map(({ survey, body, ended, updated_at }) => ({
      scale: survey,
      answers: body === null ? null : givenAnswers(JSON.parse(body) as Draft),
      ended,
      updatedAt: updated_at,
    })),
    scales: await scalesOf(content, [
      ...new Set(submissions.flatMap(({ content_hash, scored_by }) => [content_hash, scored_by ?? content_hash])),
    ]),
    logIns: await accessOf(database, "access_token", accountId),
    knownDevices: await accessOf(database, "known_device", accountId),
    codes: await codeKindsOf(database, accountId),
  };
}

/** Returns the answers as they were given; those that were withdrawn are left out. */
function givenAnswers({ answers }: Draft): Record<string, unknown> {
  const given = Object.entries(answers).filter(([, { value }]) => value !== null);
  return Object.fromEntries(given.map(([item, { value }]) => [item, value]));
}

async function scalesOf(content: ContentStore, hashes: readonly string[]): Promise<MyData["scales"]> {
  const versions = await Promise.all(hashes.map((hash) => content.version(hash)));
  return versions.flatMap((version) => {
    if (!version) return [];
    const { title, version: ruleVersion, instrument } = version.rule;
    return [{ contentVersion: version.hash, scale: version.id, title, ruleVersion, instrument }];
  });
}
