import type { Domain } from "#core/content-model/domains.ts";
import type { Scale } from "../../server/content/content.ts";

/** The body that a domain's call takes for these answers. */
export function submissionBody({ submit }: Domain, survey: Scale, userId: string, answers: Record<string, unknown>) {
  const sent = submit.shape === "list" ? survey.items.map(({ name }) => answers[name]) : answers;
  return { [submit.userKey]: userId, [submit.answersKey]: sent };
}
