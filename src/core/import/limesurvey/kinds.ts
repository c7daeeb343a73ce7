import type { Question } from "./survey.ts";

/** How a question is answered, whatever it looks like. */
export type Kind =
  | "one"
  | "several"
  | "typed"
  | "table"
  | "two tables"
  | "fields"
  | "cells"
  | "note"
  | "equation"
  | "refused";

/** The letters of LimeSurvey. */
const KINDS: Readonly<Record<string, Kind>> = {
  ...{ L: "one", "!": "one", O: "one", "5": "one", Y: "one", G: "one", Z: "one", W: "one" },
  ...{ M: "several", P: "several" },
  ...{ S: "typed", T: "typed", U: "typed", N: "typed", D: "typed" },
  ...{ F: "table", H: "table", A: "table", B: "table", C: "table", E: "table", "1": "two tables" },
  ...{ Q: "fields", K: "fields", ":": "cells", ";": "cells" },
  ...{ X: "note", "*": "equation" },
};

export const kindOf = ({ type }: Pick<Question, "type">): Kind =>
  (Object.hasOwn(KINDS, type) ? KINDS[type] : null) ?? "refused";
