import { isStandalone, type OfferedScale } from "#core/shared/offered-scale.ts";
import { fetchScale } from "../api/content.ts";
import { type CarriedAnswers, carriedAnswers } from "../browser/carried-answers.ts";
import { currentOwner, currentToken } from "../browser/session.ts";
import type { AnswerSet, Unfinished } from "./answer-set.ts";
import { setsAreLoaded, unfinishedSet } from "./mirror.ts";
import { sendSet } from "./send-set.ts";
import { newSetId } from "./set-id.ts";
import { changeSets } from "./store.ts";
import { begin, change } from "./transitions.ts";

let isUnderWay = false;

/**
 * Hands in what was answered before there was an account, as an answer set like any other. Without a connection it
 * stays in the tab until the hub opens again, or waits like all answers.
 */
export async function bringCarried(offeredScales: readonly OfferedScale[]): Promise<void> {
  const carried = carriedAnswers.read();
  const owner = currentOwner();
  if (!carried || owner === null || currentToken() === null || isUnderWay) return;
  const offered = offeredScales.find((one) => isStandalone(one) && one.survey === carried.scale);
  if (!offered) return carriedAnswers.drop();
  isUnderWay = true;
  try {
    await setsAreLoaded;
    const { hash } = await fetchScale(carried.scale);
    const set = await store(carried, owner, hash);
    carriedAnswers.drop();
    if (set === null) return;
    const { answers } = carried;
    const submission = { answers, order: Object.keys(answers), contentHash: hash, seq: set.seq };
    await sendSet({ id: set.id, owner, offered }, () => submission);
  } catch (error) {
    console.warn("What was carried along could not be handed in.", error instanceof Error ? error.name : "");
  } finally {
    isUnderWay = false;
  }
}

/** Stores the answers, into the set of this scale that is unfinished where there is one. */
async function store(
  { scale, answers }: CarriedAnswers,
  owner: string,
  contentHash: string,
): Promise<Unfinished | null> {
  const id = newSetId();
  const total = Object.keys(answers).length;
  const position = { page: 0, contentHash, progress: { answered: total, total } };
  const { result } = await changeSets<AnswerSet>({ owners: [owner], id }, (sets) => {
    const base = unfinishedSet(sets.filter(({ survey }) => survey === scale)) ?? begin(id, owner, scale, position);
    const next = change(base, answers, position);
    return { puts: [next], result: next };
  });
  return result.state === "removed" || result.state === "delivered" ? null : result;
}
