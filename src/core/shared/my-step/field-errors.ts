import { LONGEST_STEP_TEXT, type StepWords, tidyText } from "./words.ts";

export type StepField = keyof StepWords;
/** `never`: a routine that cannot come, such as 25:00. `half`: one half of "if … then" alone. */
export type StepFieldError = "missing" | "unreadable" | "long" | "never" | "half";
export type StepFieldErrors = Partial<Record<StepField, StepFieldError>>;

const NEEDED: readonly StepField[] = ["what", "routine"];
const FIELDS: readonly StepField[] = ["what", "routine", "place", "happens", "instead"];

/** Returns what keeps words from being a step, by field. */
export function stepFieldErrors(words: { readonly [Field in StepField]?: string }): StepFieldErrors {
  const found: StepFieldErrors = {};
  for (const field of FIELDS) {
    const error = errorOf(field, tidyText(words[field] ?? ""));
    if (error) found[field] = error;
  }
  const [happens, instead] = [tidyText(words.happens ?? ""), tidyText(words.instead ?? "")];
  if (happens && !instead) found.instead = "half";
  if (instead && !happens) found.happens = "half";
  return found;
}

function errorOf(field: StepField, text: string): StepFieldError | null {
  if (text === "") return NEEDED.includes(field) ? "missing" : null;
  if (text.length > LONGEST_STEP_TEXT) return "long";
  if (!/\p{L}/u.test(text) || text.includes("\u0000")) return "unreadable";
  return field === "routine" && neverComes(text) ? "never" : null;
}

/** Whether a routine names an hour that no day has, or says that it never comes. */
function neverComes(routine: string): boolean {
  if (/^(never|nunca|jam[aá]s)$/iu.test(routine)) return true;
  const times = [...routine.matchAll(/\b(\d{1,3})[:.h](\d{2})\b/gu)];
  return times.some(([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59);
}
