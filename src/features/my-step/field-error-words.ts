import type { StepField, StepFieldError } from "#core/shared/my-step/field-errors.ts";
import { LONGEST_STEP_TEXT, tidyText } from "#core/shared/my-step/words.ts";
import type { Language } from "../../ui/language/language.ts";
import { countText } from "../../ui/language/numbers.ts";
import { stepFormMessages } from "./messages.ts";

/** Says what to correct in a field, kindly. */
export function fieldErrorWords(field: StepField, error: StepFieldError, text: string, language: Language): string {
  const t = stepFormMessages(language);
  if (error === "missing") return field === "what" ? t.whatMissing : t.routineMissing;
  if (error !== "long") return t[error];
  return t.long({
    count: countText(tidyText(text).length, language),
    most: countText(LONGEST_STEP_TEXT, language),
  });
}
