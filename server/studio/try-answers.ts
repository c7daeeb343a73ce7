import type { BenchReply, StudioDraft } from "#core/api/studio.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { explanationOf } from "#core/scoring/explanation/explain-score.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { ScoringError } from "#core/scoring/scoring-error.ts";
import { answersByItem } from "#core/surveys/matrix-answers.ts";
import { openItems } from "#core/surveys/open-items.ts";
import { makeScale } from "../content/content.ts";
import { parsedWithBlanks } from "./draft.ts";

/** Scores answers by a draft, with its full explanation. Nothing is stored. */
export function tryAnswers(
  draft: StudioDraft,
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, number>>,
  now: Date,
): BenchReply {
  const { survey, rule } = parsedWithBlanks(draft);
  if (!survey || !rule) return { working: null, why: "The survey or the rule has a fault of form; see the problems." };
  const scale = makeScale(survey, rule);
  const [refused] = scale.check(given);
  if (refused) return { working: null, why: refused.message };
  try {
    const answers = answersByItem(scale.items, given) as Answers;
    const { trace } = scoreAnswers(rule, answers, stored, openItems(scale.items, answers));
    const { alerts } = trace;
    return {
      working: explanationOf(scale, trace, now.toISOString()),
      ...(alerts ? { alerts: [...alerts] } : {}),
      why: null,
    };
  } catch (error) {
    if (error instanceof ScoringError) return { working: null, why: error.message };
    throw error;
  }
}
