import { fetchSessionOwner } from "../api/accounts.ts";
import { digestOf } from "../browser/owner-digest.ts";
import { currentToken, currentUserId, knownOwner, storeOwner } from "../browser/session.ts";
import type { AnswerSet } from "./answer-set.ts";
import { readOwner, writeOwner } from "./database.ts";
import { setsOf } from "./mirror.ts";
import { serverAbilities } from "./server-abilities.ts";
import { changeSets } from "./store.ts";
import { claim } from "./transitions.ts";
import { mergeTwins } from "./twins.ts";

/**
 * Brings what lies under the user id of the session to its owner, if this browser knows it. Local storage reaches the
 * disk late, so the owner also stands beside the sets that lie under it.
 */
export async function settleKnownOwner(): Promise<void> {
  const userId = currentUserId();
  if (userId === null) return;
  const known = knownOwner();
  if (known !== null) return settle(userId, known);
  const owner = await readOwner(digestOf(userId)).catch(() => undefined);
  if (owner === undefined || currentUserId() !== userId) return;
  if (storeOwner(userId, owner)) await claimSets(userId, owner);
}

/**
 * Does the same for a session that began with the version before and knows no owner: the server is asked. A failure
 * changes nothing: the user id goes on serving as the name.
 */
export async function settleOwner(): Promise<void> {
  await settleKnownOwner();
  const userId = currentUserId();
  if (userId === null || knownOwner() !== null) return;
  const owner = await askOwner(userId);
  if (owner !== null) await settle(userId, owner);
}

async function settle(userId: string, owner: string): Promise<void> {
  const digest = digestOf(userId);
  const noted = await readOwner(digest).catch(() => owner);
  if (noted !== owner) await writeOwner(digest, owner).catch(() => undefined);
  await claimSets(userId, owner);
}

async function askOwner(userId: string): Promise<string | null> {
  const token = currentToken();
  if (token === null || !serverAbilities().hasOwnStorage) return null;
  const owner = await fetchSessionOwner(token).catch(() => null);
  // Another account may have logged in meanwhile.
  if (owner === null || currentUserId() !== userId || currentToken() !== token) return null;
  // Under an owner whom this browser does not remember, the answers would be somebody else's.
  return storeOwner(userId, owner) ? owner : null;
}

async function claimSets(userId: string, owner: string): Promise<void> {
  if (setsOf(userId).length === 0) return;
  await changeSets({ owners: [userId, owner] }, (sets) => {
    if (sets.every((set) => set.owner !== userId)) return { puts: [], result: undefined };
    const claimed = sets.map((set) => (set.owner === userId ? claim(set, owner) : set));
    const bySurvey = new Map<string, AnswerSet[]>();
    for (const set of claimed) bySurvey.set(set.survey, [...(bySurvey.get(set.survey) ?? []), set]);
    const merged = [...bySurvey.values()].map((one) => mergeTwins(one));
    const deletes = merged.flatMap((one) => one.deletes);
    const puts = new Map([...claimed, ...merged.flatMap((one) => one.puts)].map((set) => [set.id, set]));
    for (const id of deletes) puts.delete(id);
    return { puts: [...puts.values()], deletes, result: undefined };
  });
}
