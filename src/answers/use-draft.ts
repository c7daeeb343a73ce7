import { atom, type ReadableAtom } from "nanostores";
import { useEffect, useState } from "react";
import type { Answers } from "#core/content-model/survey.ts";
import { afterPaint, type PendingWork } from "../browser/after-paint.ts";
import { writeDraft } from "./drafts.ts";
import { endWaiting } from "./waiting.ts";

type DraftPlace = { readonly userId: string | null; readonly survey: string; readonly contentHash: string };

/** The part of an open questionnaire that is stored. `changes` counts changed answers. */
type DraftSource = {
  state(): { readonly changes: number; readonly page: number };
  subscribe(listener: () => void): () => void;
  givenAnswers(): Answers;
};

export type DraftKeeper = {
  /** True once the latest answer has actually been stored. */
  readonly isKept: ReadableAtom<boolean>;
  readonly start: () => () => void;
  /** Stops storing, after the answers have been sent. */
  readonly stop: () => void;
};

/** Stores the answers of a run on this device, each after it has been painted. */
export function useDraft(run: DraftSource, place: DraftPlace): DraftKeeper {
  const [keeper] = useState(() => createDraftKeeper(run, place));
  useEffect(() => keeper.start(), [keeper]);
  return keeper;
}

function createDraftKeeper(run: DraftSource, { userId, survey, contentHash }: DraftPlace): DraftKeeper {
  const isKept = atom(false);
  let stopped = false;
  let pending: PendingWork | null = null;
  let isChanged = false;
  let { changes, page } = run.state();

  const write = () => {
    pending = null;
    if (stopped || userId === null) return;
    // The waiting answers are no longer the ones to send. The user submits the changed ones.
    if (isChanged) endWaiting(userId, survey);
    isChanged = false;
    isKept.set(writeDraft(userId, survey, { page: run.state().page, answers: run.givenAnswers(), contentHash }));
  };
  const noteChange = () => {
    const state = run.state();
    if (state.changes === changes && state.page === page) return;
    isChanged ||= state.changes !== changes;
    ({ changes, page } = state);
    pending ??= afterPaint(write);
  };

  return {
    isKept,
    start: () => {
      const unsubscribe = run.subscribe(noteChange);
      return () => {
        unsubscribe();
        pending?.finish();
      };
    },
    stop: () => {
      stopped = true;
      pending?.cancel();
    },
  };
}
