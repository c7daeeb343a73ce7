import type { MyStep } from "#core/api/steps.ts";
import type { Steps } from "#core/content-model/steps.ts";
import { stepSentences } from "#core/shared/my-step/sentence.ts";
import type { StepWords } from "#core/shared/my-step/words.ts";
import type { StoredStep } from "./stored-steps.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Content without steps puts no sentences together; those of steps that were chosen before must still be read. */
const PLAIN = {
  askAfterDays: 7,
  sentences: { plan: "{routine}: {step}.", planAt: "{routine}: {step}, {place}.", otherwise: "{happens}: {instead}." },
};

/** Returns a stored step as its owner gets it. */
export function shownStep(stored: StoredStep, steps: Steps | null): MyStep {
  const { step_id: id, survey, offered, language, chosen_at: chosenAt, went, went_at: wentAt } = stored;
  const { askAfterDays, sentences } = steps ?? PLAIN;
  const words = JSON.parse(stored.words) as StepWords;
  const askAt = new Date(new Date(chosenAt).getTime() + askAfterDays * DAY_MS).toISOString();
  return {
    ...{ id, survey, offered, language, words, chosenAt, askAt, went, wentAt },
    ...stepSentences({ sentences }, words, language),
  };
}
