import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { HARMLESS, type KnownMessage } from "#core/content-model/safety.ts";
import type { Text } from "#core/content-model/text.ts";
import { textOf } from "#core/shared/text-of.ts";
import { waysToAsk } from "#core/shared/ways-to-ask.ts";
import type { Content } from "../content/content.ts";
import type { Askable } from "./question-finder.ts";
import { scaleOf } from "./scale.ts";
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
    messages: [...knownMessages, ...calmQuestions(content)],
    concerns: site.safety.concerns.map(({ kind }) => kind),
    referrals: site.safety.referrals.map(({ kind }) => kind),
    askables,
  };
}

/** How many ways to ask for an entry are learned from as messages: more of them outvote hints at danger. */
const MOST_OF_ENTRY = 4;
/** How many words a question has at least that is learned from as a message: short ones say nothing about danger. */
const LEAST_WORDS = 10;

/**
 * Returns questions that are harmless messages: ways to ask for entries that name no number to call. Known messages that
 * tell a story are mostly of danger, so without these each story sounds like one. Only in the language of the encoder:
 * in others they cost as much as they gain.
 */
function calmQuestions({ guidance, site }: Content): KnownMessage[] {
  const [base] = site.languages.map(({ code }) => code);
  const namesNumber = ({ warning, text }: GuidanceEntry) =>
    [warning, text].some((one) => one !== undefined && /\{\w+\}/.test(textOf(one)));
  return site.languages
    .filter(({ code }) => scaleOf(code) === "encoded")
    .flatMap(({ code }) =>
      guidance
        .filter((entry) => !namesNumber(entry))
        .flatMap((entry) =>
          waysToAsk(entry, code === base ? undefined : code)
            .filter((way) => way.split(/\s+/).length >= LEAST_WORDS)
            .slice(0, MOST_OF_ENTRY),
        )
        .map((text): KnownMessage => ({ kind: HARMLESS, language: code, text })),
    );
}

const hasLanguage = (text: Text, language: string): boolean => typeof text !== "string" && language in text;
