import type { Condition } from "../conditions/condition-tree.ts";
import type { ImportedCalculation } from "../imported.ts";
import type { Dropped } from "../report.ts";
import type { OptionList } from "./lists.ts";
import type { Words } from "./words.ts";

/** What is known of a form while its rows are read, and what is gathered of them. */
export type Form = {
  readonly words: Words;
  readonly lists: ReadonlyMap<string, OptionList>;
  /** @param self the question whose value `.` is */
  expression(written: string, self: string): Condition;
  readonly dropped: Dropped[];
  readonly notes: string[];
  readonly todo: string[];
  readonly calculations: ImportedCalculation[];
  /** Appearances that are not carried over, and how often they occur. */
  readonly appearances: Map<string, number>;
};
