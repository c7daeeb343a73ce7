import type { Condition } from "../../conditions/condition-tree.ts";

/** What names in expressions stand for. */
export type Names = {
  /** Returns the options of a question where several may be picked; null for any other. */
  severalOptions(name: string): readonly string[] | null;
  /** Returns what a calculation of this name works out; null where it is none. */
  calculation(name: string): Condition | null;
  /** Returns true where two rows have this name, so that nobody can tell which is meant. */
  isAmbiguous(name: string): boolean;
};
