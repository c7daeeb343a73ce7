export type VariableOption = {
  /** As it stands in the cell. */
  readonly value: string;
  readonly label: string;
  /** A number for statistics programs: the value where it is a whole number, else its place from 1 on. */
  readonly code: number;
  readonly points: number | null;
};

/** One column of an export. */
export type Variable = {
  readonly name: string;
  readonly label: string;
  /** `options` is a JSON list of values; `picked` is 1 or 0 for one option of such a list. */
  readonly type: "text" | "number" | "time" | "option" | "options" | "picked";
  readonly options: readonly VariableOption[];
  /** Null where the question does not arise. */
  readonly reverseScored: boolean | null;
  /** Where the value comes from. */
  readonly source: string;
  readonly range: { readonly min: number; readonly max: number } | null;
};
