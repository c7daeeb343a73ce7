import type { SubmissionReply } from "#core/api/results.ts";
import type { AnswerValue } from "#core/content-model/survey.ts";
import type { Draft as DraftContent } from "#core/drafts/draft-schema.ts";
import { mergeDrafts } from "#core/drafts/merge-drafts.ts";
import {
  type AnswerSet,
  answersOf,
  type Delivered,
  type Draft,
  type Progress,
  type Refused,
  type Removed,
  type Sending,
  type Submission,
  type Unfinished,
  type Waiting,
} from "./answer-set.ts";

// Every way in which an answer set goes from one state to the next. What is not here cannot happen.

/** Answers by item; null withdraws one. */
export type Changes = Readonly<Record<string, AnswerValue | null>>;
/** Where the person is in the questionnaire. */
export type Position = {
  readonly page: number;
  readonly contentHash: string;
  readonly progress: Progress | null;
};

export function begin(id: string, owner: string, survey: string, position: Position): Draft {
  const nothing = { tries: 0, arrived: null, copied: null, takenOver: null };
  return { state: "draft", id, owner, survey, seq: 0, answers: {}, ...position, ...nothing };
}

/** Two writings of the same answer are the same text. */
export const sameAnswer = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes answers. What waited, was refused or has arrived is a draft again; what is under way stays so, and its reply
 * will show that the set has changed since.
 */
export function change(set: Unfinished | Delivered, changes: Changes, position: Position): Unfinished | Delivered {
  const differing = Object.entries(changes).filter(
    ([item, value]) => !sameAnswer(set.answers[item]?.value ?? null, value),
  );
  if (differing.length === 0) return { ...set, ...position };
  const seq = set.seq + 1;
  const answers = { ...set.answers };
  for (const [item, value] of differing) answers[item] = { value: value as never, seq };
  const changed = { ...set, ...position, seq, answers };
  return changed.state === "sending" ? changed : draftOf(changed);
}

/** Adds what another tab or device has of the same set: of each item the newer answer counts. */
export function join<Set extends Unfinished | Delivered>(set: Set, other: DraftContent): Set | Draft {
  const merged = { ...set, ...mergeDrafts(set, other) };
  const isLike = ({ answers }: Pick<DraftContent, "answers">) =>
    Object.entries(merged.answers).every(([item, { value }]) => sameAnswer(value, answers[item]?.value ?? null));
  if (isLike(set)) return merged;
  // What neither side had is newer than both.
  const counted = recounted(isLike(other) ? merged : { ...merged, seq: merged.seq + 1 });
  return counted.state === "sending" ? counted : draftOf(counted);
}

/** Counts anew what did not come from an open questionnaire, which alone knows which questions are asked. */
export function recounted<Set extends Unfinished | Delivered>(set: Set): Set {
  const answered = Object.keys(answersOf(set)).length;
  const { progress } = set;
  return progress ? { ...set, progress: { ...progress, answered: Math.min(answered, progress.total) } } : set;
}

export function send(set: Unfinished, submission: Submission): Sending {
  return { ...draftOf(set), state: "sending", submission, tries: set.tries + 1 };
}

/**
 * The server has the submission. Where tabs cannot take turns, another one may have changed the state meanwhile, so
 * every state but the last ones is left for it.
 */
export function arrive(
  set: Unfinished | Delivered,
  submission: Submission,
  reply: SubmissionReply | null,
  at: number,
): Draft | Delivered {
  const arrived = { submission, reply, at };
  const content = { ...draftOf(set), arrived };
  return set.seq > submission.seq ? content : { ...content, state: "delivered" };
}

/** No reply came, or one that may be another later. Answers that were changed meanwhile wait for the person instead. */
export function postpone(set: Sending, reason: Waiting["for"]): Waiting | Draft {
  const { submission } = set;
  if (set.seq > submission.seq) return draftOf(set);
  return { ...draftOf(set), state: "waiting", submission, for: reason };
}

export const refuse = (set: Sending, code: string): Refused => ({ ...draftOf(set), state: "refused", code });

/** Leaves it to the person to send again. */
export const giveBack = (set: Sending | Waiting): Draft => draftOf(set);

/** The same answers as a set of its own: the server will not take corrections under the old id any more. */
export const renew = (set: Unfinished, id: string): Draft => ({
  ...draftOf(set),
  id,
  tries: 0,
  arrived: null,
  copied: null,
});

export function remove(set: Unfinished | Delivered, at: number): Removed {
  const { id, owner, survey, takenOver } = set;
  const count = Object.keys(takenOver ?? {}).length;
  return { state: "removed", id, owner, survey, at, isTold: false, takenOver: count };
}

export const claim = <Set extends AnswerSet>(set: Set, owner: string): Set => ({ ...set, owner });

/** Returns the set as a draft, without what belongs to its state alone. */
function draftOf(set: Unfinished | Delivered): Draft {
  const { id, owner, survey, contentHash, page, seq, answers, progress, tries, arrived, copied, takenOver } = set;
  const content = { id, owner, survey, contentHash, page, seq, answers, progress };
  return { state: "draft", ...content, tries, arrived, copied, takenOver };
}
