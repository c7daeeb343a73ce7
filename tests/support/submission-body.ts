import type { Domain } from "#core/content-model/domains.ts";
import type { Scale } from "../../server/content/content.ts";
import { submitCall } from "./domain-calls.ts";

/** The body that a domain's call takes for these answers. */
export function submissionBody({ submit }: Domain, survey: Scale, userId: string, answers: Record<string, unknown>) {
  const sent = submitCall({ submit }).listsAnswers ? survey.items.map(({ name }) => answers[name]) : answers;
  return { [submitCall({ submit }).userKey]: userId, [submitCall({ submit }).answersKey]: sent };
}
