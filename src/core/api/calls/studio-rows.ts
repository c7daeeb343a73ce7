import { CHANGE, READ } from "../call.ts";

// Columns that calls of the studio share.

/** Large enough for two files as JSON within JSON, in bytes. */
export const TWO_FILES = 2 * 1024 * 1024;

export const FOR_EDITORS = {
  tag: "Studio",
  needs: "role",
  roles: ["editor", "publisher", "admin"],
  limits: [{ limit: "studioToken", by: "wrongToken" }],
} as const;
export const ADMITTED = ["STAFF_SIGN_IN", "STAFF_ROLE", "TOO_MANY_REQUESTS"] as const;
export const LOOK = { ...READ, ...FOR_EDITORS, errors: ADMITTED } as const;
/** Columns of the reads that researchers need too: they find a scale, and leave the drafts to its editors. */
export const LOOK_AT_SCALES = { ...LOOK, roles: [...FOR_EDITORS.roles, "researcher"] } as const;
/** Columns of the calls that work on a draft and change nothing. */
export const TRY = {
  ...CHANGE,
  ...FOR_EDITORS,
  errors: [...ADMITTED, "FOREIGN_PAGE"],
  maxBody: TWO_FILES,
  idempotent: true,
  event: false,
} as const;
