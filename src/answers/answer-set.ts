import type { SubmissionReply } from "#core/api/results.ts";
import type { Answers } from "#core/content-model/survey.ts";
import type { Draft as DraftContent } from "#core/drafts/draft-schema.ts";

/** What one try sends. Every later try of the same answers sends exactly this. */
export type Submission = {
  readonly answers: Answers;
  /** Item names in the order asked. */
  readonly order: readonly string[];
  readonly contentHash: string;
  /** The `seq` of the set when this was put together: what changed later is not in it. */
  readonly seq: number;
};

/** What the server has of a set. The reply is null where it says nothing, as behind a provider's backend. */
type Arrived = {
  readonly submission: Submission;
  readonly reply: SubmissionReply | null;
  /** This device's clock, in ms. It decides only when the reply is thrown away. */
  readonly at: number;
};

/** How much of a questionnaire is answered, as its page counts. */
export type Progress = { readonly answered: number; readonly total: number };

type Content = DraftContent & {
  /** Whose answers these are: a name that opens nothing. */
  readonly owner: string;
  readonly progress: Progress | null;
  /** How many tries went out under this id. The id of a set that was never sent may still be replaced. */
  readonly tries: number;
  /** Not null once the server has a submission under this id; what is changed after it is a correction. */
  readonly arrived: Arrived | null;
  /** The `seq` of the server's copy; null when it has none that is known of. */
  readonly copied: number | null;
  /** What was taken over from the version before, which may still be open in another tab. */
  readonly takenOver: Answers | null;
};

export type Draft = Content & { readonly state: "draft" };
export type Sending = Content & { readonly state: "sending"; readonly submission: Submission };
/** `for` tells what the set waits for. Only a person can provide a log-in. */
export type Waiting = Content & {
  readonly state: "waiting";
  readonly submission: Submission;
  readonly for: "connection" | "log-in";
};
/** The server will not take the answers as they are. */
export type Refused = Content & { readonly state: "refused"; readonly code: string };
export type Delivered = Content & { readonly state: "delivered"; readonly arrived: Arrived };
/** A tombstone: it holds no answer, and wins over every copy of the set that still turns up. */
export type Removed = Pick<Content, "id" | "owner" | "survey"> & {
  readonly state: "removed";
  readonly at: number;
  /** Whether the server knows, where it may have a copy. */
  readonly isTold: boolean;
  /** How many answers the version before may still hold of this set. */
  readonly takenOver: number;
};

/** A set whose answers are not all at the server. */
export type Unfinished = Draft | Sending | Waiting | Refused;
/** One person's answers to one questionnaire, from the first answer on. */
export type AnswerSet = Unfinished | Delivered | Removed;

export const isUnfinished = (set: AnswerSet): set is Unfinished => set.state !== "delivered" && set.state !== "removed";

/** Returns the answers without those that were withdrawn. */
export function answersOf({ answers }: Pick<DraftContent, "answers">): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([item, { value }]) => (value === null ? [] : [[item, value]])),
  );
}

/** Returns what the server keeps a copy of. */
export const contentOf = ({ id, survey, contentHash, page, seq, answers }: DraftContent): DraftContent => ({
  id,
  survey,
  contentHash,
  page,
  seq,
  answers,
});
