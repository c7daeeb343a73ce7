import type { Steps } from "../../content-model/steps.ts";
import { fillIn } from "../fill-in.ts";
import { textOf } from "../text-of.ts";
import { type StepWords, tidyWords } from "./words.ts";

/** A step in sentences: what is done and when, and what is done if something comes between. */
export type StepSentences = { readonly plan: string; readonly otherwise: string | null };

/**
 * Puts a step into sentences, in the language in which it was chosen. The words themselves stay as they are; where
 * they begin with a capital, a colon stands before them.
 */
export function stepSentences(
  { sentences }: Pick<Steps, "sentences">,
  words: StepWords,
  language: string,
): StepSentences {
  const { what, routine, place, happens, instead } = tidyWords(words);
  const begun = routine.charAt(0).toLocaleUpperCase(language) + routine.slice(1);
  const template = textOf(place ? sentences.planAt : sentences.plan, language);
  const colon = startsAnew(what) ? ":" : "";
  const plan = fillIn(template, { routine: `${begun}${colon}`, step: what, ...(place ? { place } : {}) });
  if (!happens || !instead) return { plan, otherwise: null };
  return { plan, otherwise: fillIn(textOf(sentences.otherwise, language), { happens, instead }) };
}

/** Whether words begin like a sentence. "I" is a capital in the middle of one too. */
const startsAnew = (words: string): boolean => /^\p{Lu}/u.test(words) && !/^I\b/u.test(words);
