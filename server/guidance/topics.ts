import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { Text } from "#core/content-model/text.ts";
import { everyWording, textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import { plainWords } from "../content/search/words.ts";

/** How many questions of a topic are offered: more than can be read at once help nobody. */
const MOST_QUESTIONS = 8;

/** Offers topics, and the questions that the guide can answer. A line that begins with "- " can be pressed and asked. */
export function createTopics({ catalogue, site: { guide }, guidance, afterDanger }: Content) {
  const domains = catalogue.domains.map(({ category, name }): [string, Text] => [category, name]);
  const names: [string, Text][] = [...domains, ...Object.entries(guide.categories ?? {})];
  const named = new Map(
    names.flatMap(([category, name]) =>
      [category, ...everyWording(name)].map((words): [string, string] => [plainWords(words), category]),
    ),
  );
  const offer = (entries: readonly GuidanceEntry[], language: string, words: Text = guide.meant ?? guide.topics) =>
    [textOf(words, language), ...entries.map(({ title }) => `- ${textOf(title, language)}`)].join("\n");

  const pressable = new Map(
    afterDanger.flatMap((entry) =>
      everyWording(entry.title).map((title): [string, GuidanceEntry] => [plainWords(title), entry]),
    ),
  );
  const titles = new Set(guidance.flatMap(({ title }) => everyWording(title).map(plainWords)));
  return {
    /** Returns whether a text is one of the questions that are offered, word by word. */
    isOffered: (text: string): boolean => titles.has(plainWords(text)),
    /** Returns the entry for after a safety card whose title a text is, as when it was pressed below the card. */
    pressed: (text: string): GuidanceEntry | null => pressable.get(plainWords(text)) ?? null,
    /** Returns the category that a text names and nothing else. */
    named: (text: string): string | null => named.get(plainWords(text)) ?? null,
    /** Returns the topics to choose from. */
    list: (language: string): string =>
      [textOf(guide.topics, language), ...names.map(([, name]) => `- ${textOf(name, language)}`)].join("\n"),
    /** Returns questions of a category that suit everybody. */
    questionsOf(category: string, language: string): string {
      const own = guidance.filter((entry) => entry.category === category && !entry.suits);
      return offer(own.slice(0, MOST_QUESTIONS), language);
    },
    offer,
  };
}

export type Topics = ReturnType<typeof createTopics>;
