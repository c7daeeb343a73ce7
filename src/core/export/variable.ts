export type VariableOption = {
  /** The value as written in the cell. */
  readonly value: string;
  readonly label: string;
  /**
   * A number for statistics programs: the value itself if it is a whole number, otherwise its position, starting at
   * 1.
   */
  readonly code: number;
  readonly points: number | null;
};

/** One column of an export. */
export type Variable = {
  readonly name: string;
  readonly label: string;
  /**
   * `options` is a JSON list of values; `picked` is 1 or 0 for one option of such a list. `time` is a moment in UTC,
   * `date` a day (`1950-03-14`), `clock` a time of day (`21:30`), `month` a month (`1950-03`).
   */
  readonly type: "text" | "number" | "time" | "date" | "clock" | "month" | "option" | "options" | "picked";
  readonly options: readonly VariableOption[];
  /** Null when it does not apply. */
  readonly reverseScored: boolean | null;
  /** Where the value comes from. */
  readonly source: string;
  readonly range: { readonly min: number; readonly max: number } | null;
};
