import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { MOST_LINES_OF_TALK } from "#core/shared/question-limit.ts";
import { detectConcern, referralFor, safetyWord } from "#core/shared/safety/detect-concern.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import { isCry, smallTalkIn, withoutCourtesies } from "../content/search/small-talk.ts";
import type { Meaning } from "../meaning/meaning.ts";
import type { Nearest } from "../meaning/question-finder.ts";
import { type Certainty, NOTHING_UNDERSTOOD, type Understood } from "../meaning/understanding.ts";
import {
  asksForOther,
  type Concern,
  concernInTalk,
  entryAfterCard,
  isInVain,
  isUrgent,
  leadsAway,
  offeredAfterCard,
  saidAtOnce,
  wordsOfConcern,
} from "./after-card.ts";
import { type DangerTalk, type Line, whomOfTalk } from "./danger-talk.ts";
import { beginsWith } from "./entry-text.ts";
import { type Care, finderOf, NOTHING_FOUND, withBefore } from "./find-entry.ts";
import { asksHowMany, asksOn, leansBack, topicalLine } from "./follow-up.ts";
import type { Heard, Question } from "./question.ts";
import { questionLanguageOf } from "./question-language.ts";
import { refusedAct } from "./refused-act.ts";
import { asksNothing, isMemory, isSendOff } from "./tells.ts";
import type { Topics } from "./topics.ts";
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

/** Builds what hears questions before the first is asked: it takes some seconds, between whose pieces calls are answered. */
export async function prepareHearing(content: Content): Promise<void> {
  await Promise.all([finderOf(content), questionLanguageOf(content)]);
}

/**
 * Finds out what questions are about: danger first, then what a doctor should decide, then the entry that is meant.
 */
export function createHearing(content: Content, meaning: Meaning, topics: Topics) {
  const { safety } = content.site;
  const languages = () => questionLanguageOf(content);
  const find = async (...asked: Parameters<Awaited<ReturnType<typeof finderOf>>>) =>
    (await finderOf(content))(...asked);

  const concernOf = (text: string, understood: Understood, language: string): Concern | null => {
    const { concern, certainty, scores, afterDanger } = understood;
    const phrased = detectConcern(text, safety, language);
    if (phrased) return { ...(inWordsOf(phrased.kind, "plain", language, afterDanger) ?? phrased), certainty: "plain" };
    const meant = concern === null ? null : inWordsOf(concern, certainty, language, afterDanger);
    if (!meant || certainty === "unsure") return meant;
    const border = Math.max(SCORE_TO_NAME, (scores[meant.kind] ?? 0) - AS_LIKELY);
    const near = safety.concerns.find(({ kind }) => kind !== concern && (scores[kind] ?? -1) >= border);
    const beside = near && inWordsOf(near.kind, "unsure", language);
    return beside ? { ...meant, beside } : meant;
  };
  /**
   * Says as much of a concern as is sure.
   * @param asked what of that which is asked for after a card it asks for, which may have words of its own
   */
  const inWordsOf = (kind: string, certainty: Certainty, language: string, asked: Nearest = []): Concern | null => {
    const concern = safety.concerns.find((one) => one.kind === kind);
    if (!concern) return null;
    const words = wordsOfConcern(concern, content, asked, language);
    const message = certainty === "unsure" ? (words.unsure ?? words.message) : words.message;
    return { ...safetyWord({ kind, message }, safety, language), certainty };
  };
  const referralOf = (text: string, { referral }: Understood, language: string): string | null => {
    const meant = safety.referrals.find(({ kind }) => kind === referral);
    return referralFor(text, safety, language) ?? (meant ? textOf(meant.message, language) : null);
  };
  const careFor = (concern: Concern | null, referral: string | null, isFaint: boolean): Care => {
    if (concern && leadsAway(safety.concerns, concern.kind)) return "grave";
    return concern !== null || referral !== null || isFaint ? "some" : "none";
  };

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
    const isFaint = meant.faintConcern !== null;
    const care = careFor(concern, referral, isFaint);
    const topic = topics.named(text);
    const isPlain = concern?.certainty === "plain";
    const isKnown = topic !== null || isPlain;
    const isFree = referral === null && concern === null && !isFaint && !understood.isLate;
    const { found, smallTalk, isTold } = isKnown
      ? {
          found: isPlain ? await besidePlain(text, concern, understood, language) : NOTHING_FOUND,
          smallTalk: null,
          isTold: false,
        }
      : await hearAsked(text, language, understood, care, isFree);
    const isSettled = isKnown || isTold || smallTalk !== null;
    const last = lineOf(text, understood, language);
    const said = concern && saidAtOnce(content, concern.kind, last, language);
    const atOnce = (concern && !isFirstAid(said) && (await refusedIn(last, concern.kind))) || said;
    const heard: Heard = { language, concern, isFaint, referral, smallTalk, topic, atOnce, ...found };
    return { heard, understood, last, isSettled, care };
  };
  /**
   * Finds out what somebody asks for, or that it is a courtesy, or a memory that asks for nothing.
   * @param isFree whether nothing in it hints at danger ever so faintly, or is for a doctor: only then is it a farewell or a
   * memory, while a greeting is one all the same
   */
  const hearAsked = async (text: string, language: string, understood: Understood, care: Care, isFree: boolean) => {
    const friendly = smallTalkIn(text);
    const whole = isFree || (care !== "grave" && friendly === "greeting" && !isCry(text)) ? friendly : null;
    if (whole !== null) return { found: NOTHING_FOUND, smallTalk: whole, isTold: false };
    const { rest, courtesy } = isFree ? withoutCourtesies(text) : { rest: text, courtesy: null };
    const alone = rest === text ? understood : await meaning.understand(rest, language);
    const found = await find(rest, alone, language, care);
    if (isFree && !found.isVerbatim && isMemory(rest)) return { found: NOTHING_FOUND, smallTalk: null, isTold: true };
    const isAll = found.entry === null && found.others.length === 0 && alone.faintConcern === null;
    return { found, smallTalk: isAll && asksNothing(text) ? courtesy : null, isTold: false };
  };
  /**
   * Finds what is offered below a card to who asks something: an alarm in vain should not be the end. Where anything hints at a
   * wish to die or harm by others nothing is, since pills that were swallowed are an emergency too.
   */
  const besidePlain = async (text: string, { kind, beside }: Concern, understood: Understood, language: string) => {
    const kinds = [kind, beside?.kind, understood.concern, understood.faintConcern];
    const isUrgentAlone = kinds.every((one) => !one || isUrgent(safety.concerns, one));
    return isUrgentAlone && !asksNothing(text) ? find(text, understood, language, "gravest") : NOTHING_FOUND;
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
    if (last.phrased) return { ...alone, ...NOTHING_FOUND };
    if (alone.isVerbatim) return alone;
    // Where minutes count nobody is sent to a pharmacist.
    const referral = isUrgent(safety.concerns, kind) ? null : alone.referral;
    // "Help" by itself is a greeting elsewhere. Here it asks for what there is.
    const heard: Heard = { ...alone, referral, topic: null, smallTalk: null };
    const pressed = topics.pressed(text);
    if (pressed) return { ...heard, concern: null, referral: null, entry: pressed, others: [] };
    const talk: DangerTalk = { kind, earlier: await linesOf(before, language), last };
    const found = entryAfterCard(content, talk, language);
    const entry = (!isFirstAid(found) && (await refusedIn({ ...last, whom: whomOfTalk(talk).whom }, kind))) || found;
    if (alone.smallTalk === "thanks" && smallTalkIn(text) === "thanks" && !entry) return alone;
    const meant = concernInTalk(talk, heard.concern, entry !== null, safety.concerns);
    const concern = meant && inWordsOf(meant.kind, meant.certainty, language, understood.afterDanger);
    if (concern && (concern.kind === kind || concern.certainty !== "unsure")) {
      const atOnce = saidAtOnce(content, concern.kind, last, language);
      return { ...heard, ...NOTHING_FOUND, concern, atOnce };
    }
    if (entry) {
      // Where minutes count, an answer that names the number says more plainly what such a line says.
      const isSaid = concern && isUrgent(safety.concerns, concern.kind) && beginsWith(entry, concern, safety, language);
      return { ...heard, concern: isSaid ? null : concern, referral: null, entry, others: [] };
    }
    const isVain = isInVain(talk, safety.concerns);
    if (isVain && isSendOff(text)) return { ...heard, ...NOTHING_FOUND, concern, smallTalk: "thanks" };
    const isOther = isVain || asksForOther(understood, kind, safety.concerns, language);
    const other = isOther ? await find(text, understood, language, isVain ? "none" : "grave") : NOTHING_FOUND;
    // After a card in vain, what the line may mean is offered, and not what most people ask after a true one.
    if (other.entry || (isVain && other.others.length > 0)) return { ...heard, concern, ...other };
    return { ...heard, concern, entry: null, others: offeredAfterCard(content, talk) };
  };

  /** Returns the lines before one as they are understood. What was pressed tells nothing: it was offered. */
  const linesOf = async (before: string, assumed: string): Promise<Line[]> => {
    const said = before.split("\n").slice(-MOST_LINES_OF_TALK);
    const own = said.filter((line) => line.trim() !== "" && topics.pressed(line) === null);
    const languageOf = await languages();
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
    const languageOf = await languages();
    const line = topicalLine(before, (said) => languageOf(said, assumed));
    const lineLanguage = line === "" ? assumed : languageOf(line, assumed);
    const language = languageOf(text, lineLanguage);
    if (after !== undefined) return hearAfterCard(text, after, before, language);
    const { heard, understood, isSettled, care } = await hearAlone(text, language);
    const isWritten = topics.isOffered(text) || (heard.isVerbatim === true && !leansBack(text, language));
    if (line === "" || isSettled || isWritten) return heard;
    // Who says what they will do now, and thanks, asks nothing more. What may be a farewell to life has its line, however faint.
    const { faintConcern, isLate } = understood;
    const isMild = heard.concern === null || heard.concern.certainty === "unsure";
    if (isMild && !isLate && heard.referral === null && heard.entry === null && isSendOff(text)) {
      const concern = heard.concern ?? (faintConcern === null ? null : inWordsOf(faintConcern, "unsure", language));
      return { ...heard, ...NOTHING_FOUND, concern, smallTalk: "thanks" };
    }
    if (asksOn(text, language)) {
      const past = await hearAlone(line, lineLanguage);
      const { topic, entry, others, likely } = past.heard;
      const referral = heard.referral ?? referralOf(line, past.understood, language);
      // "Tell me more" names nothing, so it hints at nothing either; "how many?" is about tortillas where they were asked for.
      const isHarmless = past.heard.concern === null && !past.heard.isFaint && !past.understood.isLate;
      const isNothing = heard.concern?.certainty === "unsure" || (isHarmless && asksHowMany(text, language));
      const concern = isNothing ? null : heard.concern;
      const told = likely && care !== "grave" ? { likely } : {};
      return { ...heard, concern, referral, topic, entry, others, ...told, ...(entry ? { isAgain: true } : {}) };
    }
    if (heard.entry) return heard;
    const both = withBefore(understood, await meaning.understand(line, language));
    const joint = await find(`${line} ${text}`, both, language, care);
    if (joint.entry) return { ...heard, ...joint };
    if (heard.others.length > 0) return heard;
    // "And can it be washed?" names no entry, and still is about the one before.
    const isStill = care === "none" && !understood.isLate && leansBack(text, language) && !asksNothing(text);
    const { entry, others } = isStill ? (await hearAlone(line, lineLanguage)).heard : NOTHING_FOUND;
    return entry ? { ...heard, entry, others, isAgain: true } : heard;
  };

  return hear;
}
