import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import type { Answers } from "../../content-model/survey.ts";
import { type Scored, scoreAnswers } from "../../scoring/score.ts";
import { ScoringError } from "../../scoring/scoring-error.ts";
import { answerChecker } from "../../surveys/check-answers.ts";
import type { Item } from "../../surveys/items.ts";
import { openItems } from "../../surveys/open-items.ts";
import type { Bounds } from "../proof/answer-groups.ts";
import { pick, seededRandom } from "../proof/random.ts";
import { answerDrawer, answersBy, numbersWorthTrying } from "../proof/sample-answers.ts";
import { answersToTry } from "./answers-to-try.ts";

/** Answers that a person could give, and what the rule makes of them. */
export type Found = {
  readonly answers: Answers;
  /** Results of other scales that the rule reads. */
  readonly stored: Readonly<Record<string, number>>;
  readonly scored: Scored;
};

const DRAWS = 3000;
/** From how many drawn answers a search starts, and how many steps it takes at most. */
const STARTS = 12;
const STEPS = 80;
/** How many changes of several answers are tried where one comes no nearer. */
const LEAPS = 1000;

/**
 * Looks for answers with a certain outcome: among drawn ones, then by changing one answer after the other.
 * @param items as they are answered, all but those that count when they are left open
 * @param asked the same items as the survey has them, of which some may be left open
 */
export function answerSearch(
  rule: ScoringRule,
  items: readonly Item[],
  asked: readonly Item[],
  reads: ReadonlyMap<string, Bounds>,
) {
  const random = seededRandom(DRAWS);
  const check = answerChecker(asked);
  const ways = new Map(items.map((item) => [item.name, answersToTry(rule, item)]));
  const readable = new Map([...reads].map(([name, { low, high }]) => [name, numbersWorthTrying(rule, low, high)]));

  const scored = (answers: Answers, stored: Found["stored"]): Found | null => {
    if (check(answers).length > 0) return null;
    try {
      return { answers, stored, scored: scoreAnswers(rule, answers, stored, openItems(asked, answers)) };
    } catch (error) {
      if (error instanceof ScoringError) return null;
      throw error;
    }
  };
  const draw = answerDrawer(rule, items, random);
  const pool = Array.from({ length: DRAWS }, () => {
    const stored = [...readable].map(([name, values]): [string, number] => [name, pick(random, values) ?? 0]);
    return scored(draw(), Object.fromEntries(stored));
  }).filter((one) => one !== null);

  const changed = (
    { answers, stored }: Found,
    changes: ReadonlyMap<string, Answers[string] | undefined>,
  ): Found | null => {
    const given = answersBy(items, ({ name }) => changes.get(name) ?? answers[name] ?? firstOf(name));
    return given && scored(given, stored);
  };
  /** Yields everything that differs in one answer. */
  function* neighbours(found: Found): Generator<Found | null> {
    for (const { name } of items) {
      for (const answer of ways.get(name) ?? [])
        if (answer !== found.answers[name]) yield changed(found, new Map([[name, answer]]));
    }
    for (const [name, values] of readable)
      for (const value of values) yield scored(found.answers, { ...found.stored, [name]: value });
  }
  /** Yields some of what differs in several answers: where one change comes no nearer, two or three together may. */
  function* leaps(found: Found): Generator<Found | null> {
    for (let leap = 0; leap < LEAPS; leap += 1) {
      const several = Array.from({ length: 2 + (leap % 3) }, () => pick(random, items)?.name ?? "");
      yield changed(found, new Map(several.map((name) => [name, pick(random, ways.get(name) ?? [])])));
    }
  }
  /** The answer to a question that was not asked before. */
  const firstOf = (name: string) => {
    const item = items.find((one) => one.name === name);
    return item?.required ? ways.get(name)?.[0] : undefined;
  };

  /** Returns answers at which `distance` is 0, or null where the search finds none. */
  function nearest(distance: (found: Found) => number): Found | null {
    const starts = pool.map((found) => ({ found, away: distance(found) })).sort((a, b) => a.away - b.away);
    for (const start of starts.slice(0, STARTS)) {
      let { found, away } = start;
      for (let step = 0; step < STEPS && away > 0; step += 1) {
        const next = nearer(neighbours(found), distance, away) ?? nearer(leaps(found), distance, away);
        if (!next) break;
        ({ found, away } = next);
      }
      if (away === 0) return found;
    }
    return null;
  }
  return { pool, nearest, scored };
}

type Near = { readonly found: Found; readonly away: number };

/** Returns the nearest of these that is nearer than `away`, or undefined. */
function nearer(others: Iterable<Found | null>, distance: (found: Found) => number, away: number): Near | undefined {
  let best: Near | undefined;
  for (const found of others) {
    const there = found ? distance(found) : Number.POSITIVE_INFINITY;
    if (found && there < (best?.away ?? away)) best = { found, away: there };
    if (there === 0) break;
  }
  return best;
}
