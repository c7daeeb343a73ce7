import type { Draft as DraftContent } from "#core/drafts/draft-schema.ts";
import { fetchDrafts, removeDraft, saveDraft } from "../api/drafts.ts";
import { ApiError } from "../api/http.ts";
import { ifNoneRuns } from "../browser/one-at-a-time.ts";
import { currentOwner, currentToken } from "../browser/session.ts";
import { isSharedDevice } from "../browser/shared-device.ts";
import { type AnswerSet, contentOf, type Draft, isUnfinished, type Refused, type Removed } from "./answer-set.ts";
import { setsOf } from "./mirror.ts";
import { progressOf } from "./progress-of.ts";
import { serverAbilities } from "./server-abilities.ts";
import { changeSets } from "./store.ts";
import { begin, join } from "./transitions.ts";
import { mergeTwins } from "./twins.ts";

// An unfinished set has a copy on the server, so that it can be continued on another device.

/** A person who came by a link has no token, and a shared device sends no copies. */
function session(): { readonly token: string; readonly owner: string } | null {
  const token = currentToken();
  const owner = currentOwner();
  if (token === null || owner === null || !serverAbilities().hasOwnStorage || isSharedDevice()) return null;
  return { token, owner };
}

/** Brings both sides together: what was removed goes from the server, and what is there comes here. */
export async function exchangeCopies(): Promise<void> {
  const open = session();
  if (!open) return;
  await tellRemoved(open.owner, open.token);
  const copies = await fetchDrafts(open.token).catch(() => null);
  if (copies === null || session()?.owner !== open.owner) return;
  for (const copy of copies) await addCopy(open.owner, copy);
  await dropEnded(open.owner, copies);
  await sendCopies();
}

/** Tells the server what was removed here. It is told again at the next log-in where it cannot be reached. */
export async function tellRemoved(owner: string, token: string): Promise<void> {
  const untold = setsOf(owner).filter((set): set is Removed => set.state === "removed" && !set.isTold);
  await Promise.all(
    untold.map(async (set) => {
      const isTold = await removeDraft(set.survey, set.id, token).then(
        () => true,
        () => false,
      );
      if (isTold) await replace(owner, set.id, (now) => (now.state === "removed" ? { ...now, isTold } : now));
    }),
  );
}

const isCopied = (set: AnswerSet): set is Draft | Refused =>
  (set.state === "draft" || set.state === "refused") && set.tries === 0;
const isNews = (set: AnswerSet): set is Draft | Refused => isCopied(set) && set.copied !== set.seq;

/** Returns whether there is something that the server's copies lack. */
export const hasNews = (): boolean => {
  const open = session();
  return open !== null && setsOf(open.owner).some(isNews);
};

/**
 * Sends each set that has changed since its copy was made, from one tab at a time.
 * @returns false when the server could not be reached with one of them
 */
export async function sendCopies(isLeaving = false): Promise<boolean> {
  const open = session();
  if (!open) return true;
  const send = async () => {
    let areSent = true;
    for (const set of setsOf(open.owner).filter(isNews)) {
      if (!(await sendCopy(set, open.token, isLeaving))) areSent = false;
    }
    return areSent;
  };
  return isLeaving ? send() : ((await ifNoneRuns("keepwell.copying", send)) ?? true);
}

async function sendCopy(set: Draft | Refused, token: string, isLeaving: boolean): Promise<boolean> {
  try {
    const copy = await saveDraft(contentOf(set), token, isLeaving);
    await changeSets({ owners: [set.owner], id: set.id }, (sets) => {
      const now = sets.find(({ id }) => id === set.id);
      if (!now || !isUnfinished(now)) return { puts: [], result: undefined };
      // Another device began first: its id is the one that both go on with.
      const isRenamed = copy.id !== now.id && now.tries === 0;
      const joined = { ...join(now, copy), id: isRenamed ? copy.id : now.id, copied: copy.seq };
      return { puts: [joined], deletes: isRenamed ? [now.id] : [], result: undefined };
    });
    return true;
  } catch (error) {
    // Ended on another device, or of a version that the server no longer has: it stays here as it is.
    const isFinal = error instanceof ApiError && [400, 409, 413].includes(error.status);
    if (isFinal) await replace(set.owner, set.id, (now) => (isUnfinished(now) ? { ...now, copied: set.seq } : now));
    return isFinal;
  }
}

/** Adds the server's copy to what is here. */
async function addCopy(owner: string, copy: DraftContent): Promise<void> {
  const known = setsOf(owner, copy.survey);
  if (known.some(({ id, state }) => id === copy.id && !["draft", "refused"].includes(state))) return;
  const isKnown = known.some((set) => set.id === copy.id && isUnfinished(set) && set.progress !== null);
  const progress = isKnown ? null : await progressOf(copy);
  await changeSets({ owners: [owner], id: copy.id }, (sets) => {
    const own = sets.filter((set) => set.owner === owner && set.survey === copy.survey);
    const same = own.find(({ id }) => id === copy.id);
    if (same && !isCopied(same)) return { puts: [], result: undefined };
    const position = { page: copy.page, contentHash: copy.contentHash, progress };
    const joined = join(same ?? begin(copy.id, owner, copy.survey, position), copy);
    const added = { ...joined, progress: progress ?? joined.progress, copied: copy.seq };
    const others = own.filter((set) => isCopied(set) && set.id !== copy.id);
    const { puts, deletes } = mergeTwins([added, ...others], copy.id);
    return { puts: puts.length > 0 ? puts : [added], deletes, result: undefined };
  });
}

/** A set that had a copy, has none now and was not changed here since, was sent or removed on another device. */
async function dropEnded(owner: string, copies: readonly DraftContent[]): Promise<void> {
  const gone = setsOf(owner)
    .filter(isCopied)
    .filter(({ id, seq, copied }) => copied === seq && copies.every((copy) => copy.id !== id));
  for (const set of gone) {
    const token = currentToken();
    if (token === null) return;
    const isEnded = await saveDraft(contentOf(set), token).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.code === "DRAFT_ENDED",
    );
    if (!isEnded) continue;
    await changeSets({ owners: [owner], id: set.id }, (sets) => {
      const now = sets.find(({ id }) => id === set.id);
      const isSame = now !== undefined && isCopied(now) && now.seq === set.seq;
      return { puts: [], deletes: isSame ? [set.id] : [], result: undefined };
    });
  }
}

async function replace(owner: string, id: string, step: (set: AnswerSet) => AnswerSet): Promise<void> {
  await changeSets({ owners: [owner], id }, (sets) => {
    const now = sets.find((set) => set.id === id);
    return { puts: now ? [step(now)] : [], result: undefined };
  });
}
