import type { SentMessage } from "#core/api/advice.ts";
import type { CoachContent } from "#core/content-model/coach.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { DomainResult } from "../../results/domain-results.ts";

/**
 * What goes to a model: the rules, and all else as one JSON object. In JSON a person's words cannot end
 * before they end, whatever they hold, so they never pass for a rule. Of a person it holds what their
 * results mean, and no score, date, id or address.
 */
export function promptFor(
  { rules, tasks }: CoachContent,
  task: keyof CoachContent["tasks"],
  entries: readonly GuidanceEntry[],
  results: readonly DomainResult[],
  question: string | null,
): SentMessage[] {
  const information = {
    task: tasks[task],
    guidance: entries.map(({ id, category, title, text }) => ({
      id,
      area: category,
      title: textOf(title),
      text: textOf(text),
    })),
    ...(results.length > 0
      ? { results: results.map(({ domain, meaning }) => ({ area: textOf(domain.name), meaning })) }
      : {}),
    ...(question === null ? {} : { question }),
  };
  return [
    { role: "system", content: rules.join("\n\n") },
    { role: "user", content: JSON.stringify(information, null, 1) },
  ];
}
