import type { StepField, StepProblem } from "#core/shared/my-step/problems.ts";
import { LONGEST_STEP_TEXT, tidyText } from "#core/shared/my-step/words.ts";
import type { Language } from "../../ui/language/language.ts";
import { countText } from "../../ui/language/numbers.ts";
import { stepFormMessages } from "./messages.ts";

/** Says what to correct in a field, kindly. */
export function problemWords(field: StepField, problem: StepProblem, text: string, language: Language): string {
  const t = stepFormMessages(language);
  if (problem === "missing") return field === "what" ? t.whatMissing : t.routineMissing;
  if (problem !== "long") return t[problem];
  return t.long({
    count: countText(tidyText(text).length, language),
    most: countText(LONGEST_STEP_TEXT, language),
  });
}
