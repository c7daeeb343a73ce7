import type { Draft, DraftAnswer } from "./draft-schema.ts";

/**
 * Merges two states of a draft: of each item the answer with the higher `seq` counts, and of two with the same the
 * first one's. The page and the content version it counts in come from the draft with the higher `seq`; id and survey
 * are the first one's. Drafts may be merged in any order and any number of times.
 */
export function mergeDrafts(one: Draft, other: Draft): Draft {
  const { page, contentHash, seq } = other.seq > one.seq ? other : one;
  const answers = new Map<string, DraftAnswer>(Object.entries(one.answers));
  for (const [item, answer] of Object.entries(other.answers)) {
    const known = answers.get(item);
    if (!known || answer.seq > known.seq) answers.set(item, answer);
  }
  return { id: one.id, survey: one.survey, contentHash, page, seq, answers: Object.fromEntries(answers) };
}
