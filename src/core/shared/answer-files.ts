import type { StaffRole } from "../api/staff.ts";

/** The forms in which answers are exported. */
export const ANSWER_FORMATS = ["csv", "json", "ndjson"] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** What tells of their columns: the codebook, and programs that load the table with its labels. */
export const COLUMN_FILES = ["codebook", "r", "spss", "stata"] as const;
export type ColumnFile = (typeof COLUMN_FILES)[number];

/** Who of the staff may export answers: nobody who also changes what is asked, but an admin. */
export const MAY_EXPORT = ["researcher", "admin"] as const;
export const mayExport = (role: StaffRole): boolean => MAY_EXPORT.some((one) => one === role);

const ENDS: Readonly<Record<AnswerFormat | ColumnFile, readonly [what: string, end: string]>> = {
  csv: ["answers", "csv"],
  json: ["answers", "json"],
  ndjson: ["answers", "ndjson"],
  codebook: ["codebook", "csv"],
  r: ["answers", "R"],
  spss: ["answers", "sps"],
  stata: ["answers", "do"],
};

/** Returns the name of a file. A program and the table that it loads differ in their end alone. */
export function answerFileName(scale: string, file: AnswerFormat | ColumnFile, withText: boolean): string {
  const [what, end] = ENDS[file];
  return `${scale}-${what}${withText ? "-with-texts" : ""}.${end}`;
}
