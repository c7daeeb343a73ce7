import type { Explanation } from "#core/api/explanation.ts";
import { savedScore } from "#core/api/save-bmi.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { fetchExplanation } from "../../api/scores.ts";
import { momentOf } from "../../browser/clock.ts";
import { currentUserId } from "../../browser/session.ts";
import type { FirstResult } from "./first-result.ts";
import type { LoadedSurvey } from "./load-first-survey.ts";
import { answersOf, type Picks, type SelectQuestion } from "./picks.ts";

/** A result that the server has already. `day` is by the server's clock. */
export type KnownResult = { readonly result: FirstResult; readonly picks: Picks; readonly day: Date | null };

/**
 * Returns the latest result of a survey asked first.
 * @returns null when there is none, or it cannot be read now: the survey can be answered all the same
 */
export async function fetchKnownResult({ selects, scale }: LoadedSurvey): Promise<KnownResult | null> {
  const userId = currentUserId();
  const explanation = userId === null ? null : await fetchExplanation(scale.scale, userId).catch(() => null);
  if (!explanation?.score || !explanation.band) return null;
  const picks = picksOf(explanation, selects);
  const bandIndex = bandIndexOf(scale.bands, explanation.score.value);
  return {
    picks,
    day: momentOf(explanation.submittedAt),
    result: {
      answers: answersOf(picks, selects) ?? {},
      text: savedScore(explanation.score.value),
      meaning: textOf(explanation.band.meaning),
      bandIndex,
    },
  };
}

/** Returns the options that show the answers given; none where only the result was sent. */
function picksOf({ items }: Explanation, selects: readonly SelectQuestion[]): Picks {
  const pairs = selects.flatMap(({ name, options }) => {
    const [answer] = items.find((item) => item.name === name)?.answer ?? [];
    const picked = answer && options.find(({ text }) => textOf(text) === textOf(answer));
    return picked ? [[name, `${picked.value}`] as const] : [];
  });
  return pairs.length === selects.length ? Object.fromEntries(pairs) : {};
}
