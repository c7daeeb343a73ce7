import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import type { Content } from "../content/content.ts";
import type { Askable } from "./question-finder.ts";
import type { Lessons } from "./understanding.ts";

/** Returns what there is to understand messages by in the content: known messages, and ways to ask for entries. */
export function lessonsOf({ site, guidance, knownMessages }: Content): Lessons {
  const [base, ...translated] = site.languages.map(({ code }) => code);
  const askables = guidance.flatMap((entry): Askable[] => {
    const { id, title } = entry;
    return [
      ...(base ? [{ id, language: base, asked: [textOf(title), ...waysToAsk(entry)] }] : []),
      ...translated.flatMap((language): Askable[] => {
        const ways = waysToAsk(entry, language);
        const own = hasLanguage(title, language) ? [textOf(title, language)] : [];
        return ways.length + own.length > 0 ? [{ id, language, asked: [...own, ...ways] }] : [];
      }),
    ];
  });
  return {
    messages: knownMessages,
    concerns: site.safety.concerns.map(({ kind }) => kind),
    referrals: site.safety.referrals.map(({ kind }) => kind),
    askables,
  };
}

const hasLanguage = (text: Text, language: string): boolean => typeof text !== "string" && language in text;
