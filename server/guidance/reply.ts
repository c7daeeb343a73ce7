import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import type { Meaning } from "../meaning/meaning.ts";
import type { StoredResult } from "../results/domain-results.ts";
import { adviceText, sourcesOf, sourceWords } from "./advice-text.ts";
import { leadsAway } from "./after-card.ts";
import { beginsWith, entryText } from "./entry-text.ts";
import { createGuide } from "./guide.ts";
import { createHearing } from "./hearing.ts";
import { joined } from "./joined.ts";
import { namedResults } from "./named-results.ts";
import { perhapsMeant } from "./perhaps-meant.ts";
import type { Heard, Question } from "./question.ts";
import { tellsOnly } from "./tells.ts";
import { createTopics } from "./topics.ts";

/**
 * Answers questions from the entries of the guide, in the language of the question. Danger comes first, then what a
 * doctor should decide; an entry is shown only where it is meant.
 */
export function createReplies(content: Content, meaning: Meaning) {
  const { site } = content;
  const { guide: words, safety } = site;
  const offered = site.languages.map(({ code }) => code);
  const topics = createTopics(content);
  const guides = new Map(offered.map((code) => [code, createGuide(content, code)]));

  /** The line that ends every reply: whom to call. */
  const standing = (language: string): string =>
    words.standing ? fillIn(textOf(words.standing, language), numbersOf(safety)) : "";

  /** @param results the person's own latest results, for questions about a score */
  const replyTo = (question: Question, heard: Heard, results: readonly StoredResult[]): string => {
    const { language, concern, referral, smallTalk, topic, entry, others, likely = [], atOnce } = heard;
    const last = standing(language);
    const list = topics.list(language);
    const isAnswered = entry !== null || others.length > 0 || smallTalk !== null || topic !== null;
    if (concern) {
      const isUnsure = concern.certainty === "unsure";
      const { beside } = concern;
      const isBeside = beside && !(atOnce && beginsWith(atOnce, beside, safety, language));
      const card = joined(concern.message, isBeside ? beside.message : null);
      if (atOnce && !isUnsure) return joined(card, entryText(atOnce, safety, language), last);
      if (concern.certainty === "plain") {
        const isOffered = others.length > 0 && words.otherwise;
        return joined(card, isOffered ? topics.offer(others, language, words.otherwise) : null, last);
      }
      if (!(isAnswered || isUnsure)) return joined(card, last);
      if (!isUnsure && !heard.isVerbatim && leadsAway(safety.concerns, concern.kind)) {
        // "A letter can be three lines" can be pressed.
        const offered = entry ? [entry, ...others] : others;
        return joined(card, offered.length > 0 ? topics.offer(offered, language, words.meant) : null, last);
      }
      const answer = replyTo(question, { ...heard, concern: null }, results);
      return joined(card, isUnsure || !words.otherwise ? null : textOf(words.otherwise, language), answer);
    }
    if (smallTalk === "thanks" && words.thanks) return joined(textOf(words.thanks, language), last);
    if (smallTalk) return joined(textOf(words.greeting, language), list, last);
    if (topic) return joined(topics.questionsOf(topic, language), last);
    const guide = guides.get(language) ?? createGuide(content, language);
    const about = textOf(words.about, language);
    const named = namedResults(question.text, content);
    if (named.length > 0) return joined(adviceText(guide.adviceOnNamed(named), site, language), about, last);
    // After a safety card a list of topics would lead away from it.
    if (!entry && question.after !== undefined && others.length === 0) return joined(referral, last);
    if (!entry && others.length > 0 && question.after !== undefined)
      return joined(referral, topics.offer(others, language, words.also), last);
    const own = (one: GuidanceEntry) => (one.tells === "results" ? guide.meaningOf(results) : null);
    const tell = (one: GuidanceEntry): string => {
      const sources = sourcesOf(one, language).map((source) => sourceWords(source, site, language));
      return joined(own(one), entryText(one, safety, language), ...sources);
    };
    if (!entry && others.length > 0) {
      const advised = referral ?? (words.ifHealth ? textOf(words.ifHealth, language) : null);
      const offer = (entries: readonly GuidanceEntry[]) => topics.offer(entries, language, words.meant);
      // A line that asks on has the entries of the line before it.
      const told = perhapsMeant(
        likely.filter((one) => others.includes(one)),
        words,
        language,
        tell,
      );
      if (told === "") return joined(advised, offer(others), last);
      const rest = others.filter((other) => !likely.includes(other));
      const further = rest.length > 0 ? offer(rest) : null;
      return referral ? joined(referral, told, further, about, last) : joined(told, further, advised, about, last);
    }
    const nothing = words.told && tellsOnly(question.text) ? words.told : words.unknown;
    if (!entry) return joined(referral ?? textOf(nothing, language), list, last);
    if (entry.after) return joined(entryText(entry, safety, language), last);
    const also = others.length > 0 && words.also ? topics.offer(others, language, words.also) : null;
    const again = heard.isAgain && words.again ? textOf(words.again, language) : null;
    return joined(referral, again, tell(entry), also, about, last);
  };

  return { hear: createHearing(content, meaning, topics), replyTo, standing };
}
