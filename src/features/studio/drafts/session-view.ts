import type { StudioScale } from "#core/api/studio.ts";
import type { DraftHead, DraftState } from "#core/api/studio-drafts.ts";
import type { DraftLog } from "#core/studio-log/draft-log.ts";
import type { Saving } from "./step-sender.ts";

/** Who edits what the page shows. `elsewhere`: the same person in another window, or the draft is gone. */
export type Hold =
  | { readonly kind: "yours" }
  | { readonly kind: "theirs"; readonly head: DraftHead }
  | { readonly kind: "elsewhere" };

export type SessionView = {
  readonly scale: StudioScale;
  readonly log: DraftLog;
  readonly hold: Hold;
  readonly saving: Saving;
  readonly drafts: readonly DraftHead[];
  /** What the reader had done and could not be kept in the draft. */
  readonly setAside: DraftState | null;
  /** The id of the draft that is shown. */
  readonly shown: string;
};
