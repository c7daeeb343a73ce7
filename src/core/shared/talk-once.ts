import type { AlertKind, RaisedAlert } from "../content-model/alerts.ts";
import type { Band } from "../content-model/rule-result.ts";
import type { Text } from "../content-model/text.ts";
import { sentencesOf } from "./sentences.ts";

/** One message about what answers raised. */
export type AlertCard = {
  readonly name: string;
  readonly kind: AlertKind;
  /** Why: what each alert says. */
  readonly reasons: readonly Text[];
  /** Whom to talk to and how soon, and what else holds; each sentence once. */
  readonly talk: readonly string[];
};

type Speech = { readonly language: string; readonly say: (text: Text) => string };
type TalkingBand = Pick<Band, "tone" | "talk">;

/** How soon somebody should be told: at a next visit, in some weeks, this week, now. */
const VISIT = 0;
const WEEKS = 1;
const WEEK = 2;
const NOW = 3;

/**
 * Decides for a whole page what it says of whom to talk to, so that no two places name another time. The first sentence
 * of each `talk` says whom and when, and only the most pressing of all is said; the sentences after it hold however soon
 * that is. The words of a band fall silent where an alert is more pressing. A crisis, an emergency and abuse have a card
 * each; what else was raised shares one, with the reason of each.
 * @returns the cards, and what is left to say of the band
 */
export function talkOnce(
  alerts: readonly RaisedAlert[],
  band: TalkingBand | undefined,
  { language, say }: Speech,
): { readonly cards: readonly AlertCard[]; readonly ofBand: readonly string[] } {
  const talkOf = ({ talk }: { readonly talk?: Text | undefined }) => (talk ? sentencesOf(say(talk), language) : []);
  const own = alerts.filter(({ kind }) => hasOwnCard(kind));
  const shared = alerts.filter(({ kind }) => !hasOwnCard(kind)).toSorted((one, other) => soon(other) - soon(one));
  const ofBand = band ? talkOf(band) : [];
  const bandSoon = band?.tone === "alert" && ofBand.length > 0 ? WEEK : VISIT;
  const soonest = Math.max(VISIT, ...alerts.map(soon));
  const ownCards = own.map(({ name, kind, say: why, talk }) => ({
    name,
    kind,
    reasons: [why],
    talk: talkOf({ talk }),
  }));
  const [first] = shared;
  // Nothing presses: each note has its own "if", and the band its own words.
  if (!first || Math.max(soonest, bandSoon) === VISIT) {
    const notes = shared.map((one) => ({ name: one.name, kind: one.kind, reasons: [one.say], talk: talkOf(one) }));
    return { cards: [...ownCards, ...notes], ofBand: soonest > bandSoon ? [] : ofBand };
  }
  const isBandFirst = bandSoon > soonest;
  const [leading] = isBandFirst ? ofBand : soon(first) === soonest ? talkOf(first) : [];
  const holding = shared.flatMap((one) => talkOf(one).slice(1));
  const talk = [...new Set([...(leading ? [leading] : []), ...holding])];
  const card = { name: first.name, kind: first.kind, reasons: shared.map((one) => one.say), talk };
  const left = soonest > bandSoon ? [] : ofBand.slice(1).filter((sentence) => !talk.includes(sentence));
  return { cards: [...ownCards, card], ofBand: left };
}

/** Whether these cards say how soon to talk to somebody. */
export const isPressing = (alerts: readonly RaisedAlert[]): boolean => alerts.some((alert) => soon(alert) > VISIT);

const hasOwnCard = (kind: AlertKind): boolean => kind === "crisis" || kind === "emergency" || kind === "abuse";

function soon({ kind, urgency }: Pick<RaisedAlert, "kind" | "urgency">): number {
  if (kind === "crisis" || kind === "emergency") return NOW;
  if (kind !== "doctor") return VISIT;
  return urgency === "weeks" ? WEEKS : WEEK;
}
