import { type Static, Type } from "typebox";
import { closed } from "./text.ts";

/** How many of the items that a score is made of were left open, of how many asked, and how many answers it needs. */
export const MissingItemsSchema = Type.Object(
  { open: Type.Integer(), of: Type.Integer(), needs: Type.Integer() },
  closed,
);

export type MissingItems = Static<typeof MissingItemsSchema>;
