import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import type { Content } from "../content/content.ts";
import type { Askable } from "./question-finder.ts";
import type { Lessons } from "./understanding.ts";

/** Returns what there is to understand messages by in the content: known messages, and ways to ask for entries. */
export function lessonsOf(content: Content): Lessons {
  const { site, guidance, afterDanger, knownMessages } = content;
  const [base, ...translated] = site.languages.map(({ code }) => code);
  const askables = [...guidance, ...afterDanger].flatMap((entry): Askable[] => {
    const { id, title, text, warning } = entry;
    const told = (language?: string) =>
      [text, warning].flatMap((one) => (one ? [textOf(one, language)] : [])).join("\n");
    const rest = (language?: string) => ({ told: told(language), isAfterDanger: entry.after !== undefined });
    return [
      ...(base ? [{ id, language: base, asked: [textOf(title), ...waysToAsk(entry)], ...rest() }] : []),
      ...translated.flatMap((language): Askable[] => {
        const ways = waysToAsk(entry, language);
        const own = hasLanguage(title, language) ? [textOf(title, language)] : [];
        return ways.length + own.length > 0 ? [{ id, language, asked: [...own, ...ways], ...rest(language) }] : [];
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
