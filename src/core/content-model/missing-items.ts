import { type Static, Type } from "typebox";
import { closed } from "./text.ts";

/** How many of the items that a score is made of were left open, of how many asked, and how many answers it needs. */
export const MissingItemsSchema = Type.Object(
  { open: Type.Integer(), of: Type.Integer(), needs: Type.Integer() },
  closed,
);

/** How many items were left open, and what each counts as: the mean of the points of those answered. */
export const FilledItemsSchema = Type.Object(
  { open: Type.Integer(), answered: Type.Integer(), sum: Type.Number(), value: Type.Number() },
  closed,
);

export type FilledItems = Static<typeof FilledItemsSchema>;
export type MissingItems = Static<typeof MissingItemsSchema>;
