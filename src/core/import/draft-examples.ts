import type { Answers, AnswerValue } from "../content-model/answers.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import { pointsOf } from "../scoring/points.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { TO_CONFIRM } from "../shared/to-confirm.ts";
import { askedItems } from "../surveys/check-answers.ts";
import type { Item } from "../surveys/items.ts";
import { openItems } from "../surveys/open-items.ts";
import { possibleAnswers } from "../surveys/possible-answers.ts";

type Example = ScoringRule["examples"][number];

/** Of a longer questionnaire an example would be longer than anybody works out by hand. */
const MOST_ITEMS = 100;

/**
 * Returns the answers with the fewest points and those with the most, each with the score that the rule gives. They
 * prove nothing until a person has confirmed them.
 */
export function draftExamples(rule: ScoringRule, items: readonly Item[]): Example[] {
  if (items.length > MOST_ITEMS) return [];
  const ends = [
    ["the lowest score", -1],
    ["the highest score", 1],
  ] as const;
  return ends.flatMap(([title, sign]): Example[] => {
    const answers = extreme(rule, items, sign);
    const score = scoreOf(rule, items, answers);
    return score === null ? [] : [{ title: TO_CONFIRM + title, answers: answers as Example["answers"], score }];
  });
}

function scoreOf(rule: ScoringRule, items: readonly Item[], answers: Answers): number | null {
  try {
    return scoreAnswers(rule, answers, {}, openItems(items, answers)).score;
  } catch {
    // A formula that fails for some answers is found by the content check, which says where.
    return null;
  }
}

/** Answers with the fewest points (-1) or the most (1), question by question; what counts nothing stays open where it may. */
function extreme({ points = [] }: ScoringRule, items: readonly Item[], sign: -1 | 1): Answers {
  const answers: Record<string, AnswerValue> = {};
  for (const item of items) {
    const values = points.find((one) => one.items.includes(item.name))?.values;
    if ((!values && !item.required) || !askedItems(items, answers).includes(item)) continue;
    const [best] = [...(possibleAnswers(item.answer) ?? onServer(item.answer).plain(item.answer))]
      .map((answer) => ({ answer, points: values ? (pointsOf(values, answer) ?? 0) : 0 }))
      .toSorted((one, other) => sign * (other.points - one.points));
    if (best) answers[item.name] = best.answer;
  }
  return answers;
}
