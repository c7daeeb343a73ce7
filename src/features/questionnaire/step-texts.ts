import type { RunState } from "../../survey-view/survey-run.ts";
import type { questionnaireMessages } from "./messages.ts";

type Messages = ReturnType<typeof questionnaireMessages>;
type Counts = Pick<RunState, "missing" | "invalid" | "step" | "steps">;

/** Returns what is missing before the user can continue; undefined when nothing is. */
export function hintFor({ missing, invalid, step, steps }: Counts, t: Messages): string | undefined {
  const isLast = step === steps;
  if (missing > 0) return isLast ? t.missingLast(missing) : t.missing(missing);
  if (invalid > 0) return isLast ? t.invalidLast(invalid) : t.invalid(invalid);
  return undefined;
}

/** Returns the same for the announcement, which says what is left and not what a button is called. */
export function leftOn({ missing, ...state }: Counts, t: Messages): string {
  return missing > 0 ? t.left(missing) : (hintFor({ missing, ...state }, t) ?? t.complete);
}
