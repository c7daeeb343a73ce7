import type { MyData } from "#core/api/account.ts";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey } from "#core/api/ids.ts";
import type { Draft } from "#core/drafts/draft-schema.ts";
import { codeKindsOf, eachAccessOf, isOpenAccount, profileOf } from "../accounts/account-records.ts";
import { consentsOf, type ModelConsent } from "../coach/consents.ts";
import type { ContentStore } from "../content/live/store.ts";
import type { AppDeps } from "../deps.ts";
import { eachDraftOf } from "../drafts/draft-copies.ts";
import { allSteps, type StoredStep } from "../steps/stored-steps.ts";
import { extentOf, wholeSubmissions } from "../submissions/whole-submissions.ts";
import { exportedResults } from "./exported-results.ts";

/** All stored data of an account: single values, and lists that are read while they are written. */
export type ExportParts = {
  readonly [Key in keyof MyData]: MyData[Key] extends readonly (infer Item)[] ? AsyncIterable<Item> : MyData[Key];
};

/**
 * Opens all stored data of an account, without what opens it: user id, password, tokens and codes. The keys are in the
 * order in which they have to be read.
 * @throws AppError SESSION_NEEDED when the account was deleted; its lists throw the same when that happens later
 */
export async function openExport({ database, content, now }: AppDeps, accountId: AccountKey): Promise<ExportParts> {
  const account = await profileOf(database, accountId);
  if (!account) throw new AppError("SESSION_NEEDED");
  const extent = await extentOf(database, accountId);
  const hashes = new Set<string>();

  /** Ends in an error when the account is deleted meanwhile: half a copy must not look like a whole one. */
  async function* whileOpen<Item>(items: AsyncIterable<Item>, makesPiece: number): AsyncGenerator<Item> {
    let count = 0;
    for await (const item of items) {
      yield item;
      if (++count % makesPiece === 0) await requireOpen();
    }
    await requireOpen();
  }
  const requireOpen = async () => {
    if (!(await isOpenAccount(database, accountId))) throw new AppError("SESSION_NEEDED");
  };
  async function* results() {
    for await (const row of wholeSubmissions(database, extent)) {
      hashes.add(row.content_hash).add(row.scored_by ?? row.content_hash);
      yield row;
    }
  }

  return {
    exportedAt: now().toISOString(),
    account,
    results: whileOpen(exportedResults(results(), extent.count), PIECE),
    modelConsents: whileOpen(
      each(async () => (await consentsOf(database, accountId)).map(exportedConsent)),
      PIECE,
    ),
    drafts: whileOpen(exportedDrafts(eachDraftOf(database, accountId)), PIECE),
    steps: whileOpen(
      each(async () => (await allSteps(database, accountId)).map(exportedStep)),
      PIECE,
    ),
    scales: scalesOf(content, hashes),
    logIns: whileOpen(eachAccessOf(database, "access_token", accountId), PIECE),
    knownDevices: whileOpen(eachAccessOf(database, "known_device", accountId), PIECE),
    codes: whileOpen(
      each(() => codeKindsOf(database, accountId)),
      PIECE,
    ),
  };
}

/** After how many items the account is looked at again. */
const PIECE = 50;

const exportedConsent = ({ answered_at, ...consent }: ModelConsent) => ({ ...consent, answeredAt: answered_at });

const exportedStep = ({ survey, words, chosen_at, went, went_at, ended_at }: StoredStep) => ({
  ...{ survey, words: JSON.parse(words) as unknown, chosenAt: chosen_at },
  ...{ went, wentAt: went_at, endedAt: ended_at },
});

async function* exportedDrafts(drafts: ReturnType<typeof eachDraftOf>): AsyncGenerator<MyData["drafts"][number]> {
  for await (const { survey, body, ended, updated_at } of drafts) {
    const answers = body === null ? null : givenAnswers(JSON.parse(body) as Draft);
    yield { scale: survey, answers, ended, updatedAt: updated_at };
  }
}

/** Returns the answers as they were given; those that were withdrawn are left out. */
function givenAnswers({ answers }: Draft): Record<string, unknown> {
  const given = Object.entries(answers).filter(([, { value }]) => value !== null);
  return Object.fromEntries(given.map(([item, { value }]) => [item, value]));
}

/** @param hashes complete once the results were read, which come before */
async function* scalesOf(content: ContentStore, hashes: ReadonlySet<string>): AsyncGenerator<MyData["scales"][number]> {
  for (const hash of hashes) {
    const version = await content.version(hash);
    if (!version) continue;
    const { title, version: ruleVersion, instrument } = version.rule;
    yield { contentVersion: version.hash, scale: version.id, title, ruleVersion, instrument };
  }
}

async function* each<Item>(read: () => Promise<readonly Item[]>): AsyncGenerator<Item> {
  yield* await read();
}
