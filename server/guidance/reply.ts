import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { MOST_LINES_OF_TALK } from "#core/shared/question-limit.ts";
import { detectConcern, referralFor, type SafetyWord, safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import { smallTalkIn } from "../content/search/small-talk.ts";
import type { Meaning } from "../meaning/meaning.ts";
import { type Certainty, NOTHING_UNDERSTOOD, type Understood } from "../meaning/understanding.ts";
import type { StoredResult } from "../results/domain-results.ts";
import { adviceText, sourcesOf, sourceWords } from "./advice-text.ts";
import {
  asksForOther,
  type Concern,
  concernInTalk,
  entryAfterCard,
  isUrgent,
  offeredAfterCard,
  saidAtOnce,
} from "./after-card.ts";
import { type DangerTalk, type Line, whomOfTalk } from "./danger-talk.ts";
import { createFinder, type Found, NOTHING_FOUND, withBefore } from "./find-entry.ts";
import { asksOn, leansBack, topicalLine } from "./follow-up.ts";
import { createGuide } from "./guide.ts";
import { namedResults } from "./named-results.ts";
import type { Heard, Question } from "./question.ts";
import { createQuestionLanguage } from "./question-language.ts";
import { refusedAct } from "./refused-act.ts";
import { tellsOnly } from "./tells.ts";
import { createTopics } from "./topics.ts";
import { whomItIsAbout } from "./whom-it-is-about.ts";

/**
 * How near the score of another danger has to be to that of the card for one line about it: pills that were swallowed to die are
 * both. Chosen by eye on twenty conversations.
 */
const AS_LIKELY = 0.15;

/** How high that score has to be in itself. */
const SCORE_TO_NAME = -0.2;

/** Whoever chokes needs first aid more than a word against a finger in the throat. */
const isFirstAid = (entry: GuidanceEntry | null): boolean => entry?.atOnce === true && !entry.refuses;

/**
 * Answers questions from the entries of the guide, in the language of the question. Danger comes first, then what a
 * doctor should decide; an entry is shown only where it is meant.
 */
export function createReplies(content: Content, meaning: Meaning) {
  const { site } = content;
  const { guide: words, safety } = site;
  const offered = site.languages.map(({ code }) => code);
  const find = createFinder(content);
  const languageOf = createQuestionLanguage(content);
  const topics = createTopics(content);
  const guides = new Map(offered.map((code) => [code, createGuide(content, code)]));

  const concernOf = (text: string, { concern, certainty, scores }: Understood, language: string): Concern | null => {
    const phrased = detectConcern(text, safety, language);
    if (phrased) return { ...phrased, certainty: "plain" };
    const meant = concern === null ? null : inWordsOf(concern, certainty, language);
    if (!meant || certainty === "unsure") return meant;
    const border = Math.max(SCORE_TO_NAME, (scores[meant.kind] ?? 0) - AS_LIKELY);
    const near = safety.concerns.find(({ kind }) => kind !== concern && (scores[kind] ?? -1) >= border);
    const beside = near && inWordsOf(near.kind, "unsure", language);
    return beside ? { ...meant, beside } : meant;
  };
  /** Says as much of a concern as is sure. */
  const inWordsOf = (kind: string, certainty: Certainty, language: string): Concern | null => {
    const concern = safety.concerns.find((one) => one.kind === kind);
    if (!concern) return null;
    const message = certainty === "unsure" ? (concern.unsure ?? concern.message) : concern.message;
    return { ...safetyWord({ kind, message }, safety, language), certainty };
  };
  const referralOf = (text: string, { referral }: Understood, language: string): string | null => {
    const meant = safety.referrals.find(({ kind }) => kind === referral);
    return referralFor(text, safety, language) ?? (meant ? textOf(meant.message, language) : null);
  };
  /** The line that ends every reply: whom to call. */
  const standing = (language: string): string =>
    words.standing ? fillIn(textOf(words.standing, language), numbersOf(safety)) : "";
  const entryText = (entry: GuidanceEntry, language: string): string => {
    const parts = [entry.warning, entry.text].flatMap((text) => (text ? [textOf(text, language)] : []));
    return fillIn(parts.join("\n\n"), numbersOf(safety));
  };
  /** Returns whether an entry begins with what a line about a danger says: whom to call. */
  const beginsWith = (entry: GuidanceEntry, { numbers }: SafetyWord, language: string): boolean => {
    const [first = ""] = entryText(entry, language).split(/(?<=[.!?])\s/);
    return numbers.every((number) => first.includes(number));
  };
  const joined = (...paragraphs: readonly (string | null)[]): string => paragraphs.filter(Boolean).join("\n\n");

  /**
   * Finds out what a text is about by itself.
   * @param isInDanger whether somebody is known to be in danger, so that a faint hint counts too
   */
  const hearAlone = async (text: string, language: string, isInDanger = false) => {
    // A question that was offered hints at nothing: "What are the signs of a stroke?" asks for just these.
    const meant = topics.isOffered(text) ? NOTHING_UNDERSTOOD : await meaning.understand(text, language);
    const understood = isInDanger ? { ...meant, concern: meant.faintConcern } : meant;
    const concern = concernOf(text, understood, language);
    const referral = referralOf(text, understood, language);
    // A farewell that hints at danger ever so faintly is none.
    const smallTalk = meant.faintConcern === null && referral === null ? smallTalkIn(text) : null;
    const topic = topics.named(text);
    const isSettled = concern?.certainty === "plain" || smallTalk !== null || topic !== null;
    const isFaint = meant.faintConcern !== null;
    const isGrave = isFaint || concern !== null || referral !== null;
    const found: Found = isSettled ? NOTHING_FOUND : find(text, understood, language, isGrave);
    const last = lineOf(text, understood, language);
    const said = concern && saidAtOnce(content, concern.kind, last, language);
    const atOnce = (concern && !isFirstAid(said) && (await refusedIn(last, concern.kind))) || said;
    const heard: Heard = { language, concern, isFaint, referral, smallTalk, topic, atOnce, ...found };
    return { heard, understood, last, isSettled, isGrave };
  };
  const refusedIn = (line: Line, kind: string) => refusedAct(line, kind, content.afterDanger, meaning.understand);
  const lineOf = (text: string, understood: Understood, language: string): Line => ({
    text,
    language,
    understood,
    phrased: detectConcern(text, safety, language)?.kind ?? null,
    whom: whomItIsAbout(text, language),
  });

  /** Finds out what is said after a safety card. It is mostly about what raised the card, or about calling. */
  const hearAfterCard = async (text: string, kind: string, before: string, language: string): Promise<Heard> => {
    const { heard: alone, understood, last } = await hearAlone(text, language, true);
    if (alone.isVerbatim || last.phrased) return alone;
    // Where minutes count nobody is sent to a pharmacist.
    const referral = isUrgent(safety.concerns, kind) ? null : alone.referral;
    // "Help" by itself is a greeting elsewhere. Here it asks for what there is.
    const heard: Heard = { ...alone, referral, topic: null, smallTalk: null };
    const pressed = topics.pressed(text);
    if (pressed) return { ...heard, concern: null, referral: null, entry: pressed, others: [] };
    const talk: DangerTalk = { kind, earlier: await linesOf(before, language), last };
    const found = entryAfterCard(content, talk, language);
    const entry = (!isFirstAid(found) && (await refusedIn({ ...last, whom: whomOfTalk(talk).whom }, kind))) || found;
    if (alone.smallTalk === "thanks" && !entry) return alone;
    const meant = concernInTalk(talk, heard.concern, entry !== null, safety.concerns);
    const concern = meant && inWordsOf(meant.kind, meant.certainty, language);
    if (concern && (concern.kind === kind || concern.certainty !== "unsure")) {
      const atOnce = saidAtOnce(content, concern.kind, last, language);
      return { ...heard, ...NOTHING_FOUND, concern, atOnce };
    }
    if (entry) {
      // Where minutes count, an answer that names the number says more plainly what such a line says.
      const isSaid = concern && isUrgent(safety.concerns, concern.kind) && beginsWith(entry, concern, language);
      return { ...heard, concern: isSaid ? null : concern, referral: null, entry, others: [] };
    }
    const other = asksForOther(understood, kind, safety.concerns, language)
      ? find(text, understood, language, true)
      : NOTHING_FOUND;
    if (other.entry) return { ...heard, concern, ...other };
    return { ...heard, concern, entry: null, others: offeredAfterCard(content, talk) };
  };

  /** Returns the lines before one as they are understood. What was pressed tells nothing: it was offered. */
  const linesOf = (before: string, assumed: string): Promise<Line[]> => {
    const said = before.split("\n").slice(-MOST_LINES_OF_TALK);
    const own = said.filter((line) => line.trim() !== "" && topics.pressed(line) === null);
    const lines = own.map(async (line) => {
      const language = languageOf(line, assumed);
      return lineOf(line, await meaning.understand(line, language), language);
    });
    return Promise.all(lines);
  };

  /**
   * Finds out what a question is about. A line that asks on stays with what was answered before it; one that is not sure
   * to mean an entry is read together with the line before.
   */
  const hear = async ({ text, before = "", after, language: assumed }: Question): Promise<Heard> => {
    const line = topicalLine(before, (said) => languageOf(said, assumed));
    const lineLanguage = line === "" ? assumed : languageOf(line, assumed);
    const language = languageOf(text, lineLanguage);
    if (after !== undefined) return hearAfterCard(text, after, before, language);
    const { heard, understood, isSettled, isGrave } = await hearAlone(text, language);
    const isWritten = topics.isOffered(text) || (heard.isVerbatim === true && !leansBack(text, language));
    if (line === "" || isSettled || isWritten) return heard;
    if (asksOn(text, language)) {
      const past = await hearAlone(line, lineLanguage);
      const { topic, entry, others, likely } = past.heard;
      const referral = heard.referral ?? referralOf(line, past.understood, language);
      // "Tell me more" names nothing, so it hints at nothing either.
      const concern = heard.concern?.certainty === "unsure" ? null : heard.concern;
      return { ...heard, concern, referral, topic, entry, others, ...(likely && !isGrave ? { likely } : {}) };
    }
    if (heard.entry) return heard;
    const joined = withBefore(understood, await meaning.understand(line, language));
    const joint = find(`${line} ${text}`, joined, language, isGrave);
    return joint.entry ? { ...heard, ...joint } : heard;
  };

  /** @param results the person's own latest results, for questions about a score */
  const replyTo = (question: Question, heard: Heard, results: readonly StoredResult[]): string => {
    const { language, concern, referral, smallTalk, topic, entry, others, likely, atOnce } = heard;
    const last = standing(language);
    const list = topics.list(language);
    const isAnswered = entry !== null || others.length > 0 || smallTalk !== null || topic !== null;
    if (concern) {
      const isUnsure = concern.certainty === "unsure";
      const { beside } = concern;
      const isBeside = beside && !(atOnce && beginsWith(atOnce, beside, language));
      const card = joined(concern.message, isBeside ? beside.message : null);
      if (atOnce && !isUnsure) return joined(card, entryText(atOnce, language), last);
      if (concern.certainty === "plain" || !(isAnswered || isUnsure)) return joined(card, last);
      const isGravest = concern.kind === safety.concerns[0]?.kind;
      if (!isUnsure && !heard.isVerbatim && (isGravest || isUrgent(safety.concerns, concern.kind))) {
        // Advice on something else would calm, or help with a farewell: "a letter can be three lines". It can be pressed.
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
    const sourceOf = (one: GuidanceEntry) =>
      sourcesOf(one, language).map((source) => sourceWords(source, site, language));
    if (!entry && others.length > 0) {
      const advised = referral ?? (words.ifHealth ? textOf(words.ifHealth, language) : null);
      const [first, ...rest] = others;
      // Read together with the line before it, a question may have other entries than by itself.
      if (!first || first !== likely || !words.perhaps || referral)
        return joined(advised, topics.offer(others, language, words.meant), last);
      const perhaps = fillIn(textOf(words.perhaps, language), { question: textOf(first.title, language) });
      const further = rest.length > 0 ? topics.offer(rest, language, words.meant) : null;
      return joined(perhaps, own(first), entryText(first, language), ...sourceOf(first), further, advised, about, last);
    }
    const nothing = words.told && tellsOnly(question.text) ? words.told : words.unknown;
    if (!entry) return joined(referral ?? textOf(nothing, language), list, last);
    if (entry.after) return joined(entryText(entry, language), last);
    const also = others.length > 0 && words.also ? topics.offer(others, language, words.also) : null;
    return joined(referral, own(entry), entryText(entry, language), ...sourceOf(entry), also, about, last);
  };

  return { hear, replyTo, standing };
}
