import type { Went } from "#core/api/steps.ts";
import type { Language } from "../language/language.ts";
import { myStepMessages } from "./messages.ts";

/** Returns what is said to how a step went. Nobody has done badly. */
export function kindAnswer(went: Went, language: Language): string {
  const t = myStepMessages(language);
  return { done: t.answeredDone, partly: t.answeredPartly, not: t.answeredNot }[went];
}
