import type { Draft as DraftContent } from "#core/drafts/draft-schema.ts";
import { fetchQuestions } from "../api/content.ts";
import type { Progress } from "./answer-set.ts";

/**
 * Returns how far a draft of another device is. Questions that depend on another answer count once they are answered:
 * only the open questionnaire knows whether they are asked. Null when the questions cannot be loaded.
 */
export async function progressOf({ survey, answers }: DraftContent): Promise<Progress | null> {
  const given = new Set(Object.keys(answers).filter((item) => answers[item]?.value !== null));
  try {
    const [{ survey: document }, { itemsOf }] = await Promise.all([
      fetchQuestions(survey),
      import("#core/surveys/items.ts"),
    ]);
    const counted = itemsOf(document).filter(({ name, conditions }) => conditions.length === 0 || given.has(name));
    return { answered: counted.filter(({ name }) => given.has(name)).length, total: counted.length };
  } catch {
    return null;
  }
}
