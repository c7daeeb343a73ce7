import type { SubmissionReply } from "#core/api/results.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { ApiError } from "../api/http.ts";
import { completionStamp, momentOf, now } from "../browser/clock.ts";
import { storeCompletion } from "../browser/completed-tests.ts";
import { ifNoneRuns, oneAtATime } from "../browser/one-at-a-time.ts";
import { currentOwner, currentUserId } from "../browser/session.ts";
import { type AnswerSet, isUnfinished, type Submission, type Unfinished } from "./answer-set.ts";
import { postSet, setbackOf } from "./post-set.ts";
import { restFor } from "./resting.ts";
import { lockOf } from "./sending-lock.ts";
import { serverAbilities } from "./server-abilities.ts";
import { newSetId } from "./set-id.ts";
import { changeSets } from "./store.ts";
import { arrive, giveBack, postpone, refuse, renew, send } from "./transitions.ts";

/** What became of one try. `isKept` tells whether the device still has the answers on its disk. */
export type Outcome =
  | { readonly kind: "delivered"; readonly isCorrection: boolean }
  /** The try arrived, and answers were changed while it was under way. */
  | { readonly kind: "changed" }
  /** Nothing was sent: the set is removed, or a draft again, or another account is logged in. */
  | { readonly kind: "removed" | "nothing" | "other-person" }
  | {
      readonly kind: "unreached" | "passing" | "log-in" | "too-late" | "refused";
      readonly error: unknown;
      readonly isKept: boolean;
    };

type Target = { readonly id: string; readonly owner: string; readonly offered: OfferedScale };
/** Returns what to send of a set; null when there is nothing to send any more. */
type Choose = (set: Unfinished) => Submission | null;

/**
 * Sends a set now, after a try that may be under way in another tab.
 * @param whileWaiting is called when the request is on its way
 */
export const sendSet = (target: Target, choose: Choose, whileWaiting?: () => void): Promise<Outcome> =>
  oneAtATime(lockOf(target.id), () => trySet(target, choose, whileWaiting));

/** Sends a set unless a try is under way, here or in another tab. */
export const sendSetIfIdle = (target: Target, choose: Choose): Promise<Outcome | null> =>
  ifNoneRuns(lockOf(target.id), () => trySet(target, choose));

async function trySet(target: Target, choose: Choose, whileWaiting?: () => void): Promise<Outcome> {
  const { id, owner, offered } = target;
  const userId = currentUserId();
  // Nothing is sent in the name of somebody else. What still lies under the user id is on its way to its owner.
  if (userId === null || ![userId, currentOwner()].includes(owner)) return { kind: "other-person" };
  const begun = await change(target, (set) => {
    const submission = set && isUnfinished(set) ? choose(set) : null;
    return set && isUnfinished(set) && submission ? send(set, submission) : set;
  });
  if (!begun.set || begun.set.state === "removed") return { kind: "removed" };
  if (begun.set.state === "delivered") return { kind: "delivered", isCorrection: false };
  if (begun.set.state !== "sending") return { kind: "nothing" };
  const { submission } = begun.set;
  const isCorrection = begun.set.arrived !== null;
  try {
    const reply = await postSet(offered, id, userId, submission, whileWaiting);
    const { set } = await change(target, (set) =>
      !set || set.state === "removed" ? set : arrive(set, submission, reply, now().getTime()),
    );
    if (!set || set.state === "removed") return { kind: "removed" };
    storeCompletion(userId, offered.category, completionStamp(timeOf(reply)));
    return set.state === "delivered" ? { kind: "delivered", isCorrection } : { kind: "changed" };
  } catch (error) {
    return noteSetback(target, error);
  }
}

/** The server's time decides: a device's clock may be wrong by years. */
const timeOf = (reply: SubmissionReply | null): Date => momentOf(reply?.submittedAt ?? "") ?? now();

async function noteSetback(target: Target, error: unknown): Promise<Outcome> {
  const kind = setbackOf(error);
  const nextId = newSetId();
  restFor(target.id, error instanceof ApiError && kind === "passing" ? error.retryAfterMs : 0);
  const { set, isKept } = await change(target, (set) => {
    if (set?.state !== "sending") return set;
    if (kind === "too-late") return renew(set, nextId);
    if (kind === "refused") return refuse(set, error instanceof ApiError ? error.code : "");
    if (kind === "log-in") return postpone(set, "log-in");
    return serverAbilities().resends ? postpone(set, "connection") : giveBack(set);
  });
  if (set?.state === "removed") return { kind: "removed" };
  // Another tab, which could not wait for this one, has delivered it.
  if (set?.state === "delivered") return { kind: "delivered", isCorrection: false };
  return { kind, error, isKept };
}

/** Applies a step to the set as it is stored now. A set that comes back with another id replaces it. */
async function change(
  { id, owner }: Pick<Target, "id" | "owner">,
  step: (set: AnswerSet | null) => AnswerSet | null,
): Promise<{ readonly set: AnswerSet | null; readonly isKept: boolean }> {
  const { result, isKept } = await changeSets<AnswerSet | null>({ owners: [owner], id }, (sets) => {
    const before = sets.find((one) => one.id === id) ?? null;
    const after = step(before);
    const puts = after === null || after === before ? [] : [after];
    return { puts, deletes: after && after.id !== id ? [id] : [], result: after };
  });
  return { set: result, isKept };
}

/** What was asked for before is asked for again, word for word. */
export const asBefore: Choose = (set) => (set.state === "waiting" ? set.submission : null);
