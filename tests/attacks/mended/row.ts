import type { Door } from "./doors.ts";

type Mended = {
  readonly defect: string;
  /** The commit that mended it. */
  readonly commit: string;
  /** The last one with the defect, where that is not the commit's parent. */
  readonly before?: string;
};

/** What each test must say at the version before, one of these, so that it is red for this reason. */
export type Said = string | readonly string[];

export type TestRow = Mended & {
  readonly runner: "embedded" | "browser";
  /** Path below `tests/`. */
  readonly file: string;
  /** Where the tests are now, if elsewhere. */
  readonly nowIn?: string;
  /** Parts of their full names; each case that has one of them must be red. */
  readonly tests: readonly string[];
  readonly says: Said;
  /** New files of the commit that the test imports itself, and that nothing else uses at the version before. */
  readonly laid?: readonly string[];
  /** Whether the version before must have its pages built. */
  readonly isBuilt?: true;
  /** Why the versions cannot be compared, where that is not seen by running the test. */
  readonly notComparable?: string;
};

export type DoorRow = Mended & { readonly door: Door; readonly says: Said };

export type Row = TestRow | DoorRow;

export const isTest = (row: Row): row is TestRow => "file" in row;
