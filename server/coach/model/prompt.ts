import type { SentMessage } from "#core/api/advice.ts";
import type { CoachContent } from "#core/content-model/coach.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { DomainResult } from "../../results/domain-results.ts";

/**
 * Returns the messages for a model: the rules, and everything else as one JSON object. JSON delimits the user's
 * words whatever they contain, so they cannot pass for a rule. Of an account the object holds what its results
 * mean, and no score, date, id or address.
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
