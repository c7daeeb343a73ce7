import type { ReactNode } from "react";

/** One area as a drawing, with one detail that changes when the area is done: a lamp is lit, a second cup is there. */
export type Scene = {
  /** For an introduction and a result, on a field of 400 by 300. */
  readonly large: (isDone: boolean) => ReactNode;
  /** For a card, on a field of 96 by 96: a few of the same things. */
  readonly small: (isDone: boolean) => ReactNode;
  /** For its room in the house, on a field of 400 by 288. */
  readonly room: (isDone: boolean) => ReactNode;
};
