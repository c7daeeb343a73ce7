import { createContext, type ReactNode } from "react";

/** What stands around the first question of each step. */
export type AroundFirst = {
  /** The page shows the question's place and its button to read it aloud above the step. */
  readonly isHeadAbove: boolean;
  /** Shown below the first question. */
  readonly below: ReactNode;
};

export const NOTHING_AROUND: AroundFirst = { isHeadAbove: false, below: null };

export const AroundFirstContext = createContext<AroundFirst>(NOTHING_AROUND);
