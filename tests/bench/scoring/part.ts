import type { Answers } from "#core/content-model/survey.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { drawnAnswers, shippedContent } from "../load/answers.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare, type Target } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { byHand } from "./by-hand.ts";
import { exercise, sleep } from "./longer-by-hand.ts";

const rulesByHand: typeof byHand = { ...byHand, exercise, sleep };

/** Rules that only add up points; the others have tables, clock times or a formula of their own. */
const SIMPLE_SUMS = ["learning", "stress"];
const TARGET: Target = { of: "ratio", atLeast: 1 / 5 };

/** A result of another scale that some rules read, moving over its cut-offs. */
const storedAt = (index: number) => ({ bmi: 17 + (index % 9) });

/** Scores a second by the rule engine, its trace and meaning included, against the bare number by hand. */
export async function measureScoring({ isFull, rounds }: Options): Promise<Comparison[]> {
  const { scales } = await shippedContent();
  const lines: Comparison[] = [];
  for (const scale of scales.values()) {
    const hand = rulesByHand[scale.id];
    // A scale that someone added has no rule written by hand, and needs none.
    if (!hand) continue;
    const answers = drawnAnswers(scale);
    for (const [index, given] of answers.entries()) {
      const engine = scoreAnswers(scale.rule, given, storedAt(index)).score;
      const own = hand(given, storedAt(index));
      if (engine !== own) throw new Error(`${scale.id}: the rule gives ${engine}, by hand it is ${own}.`);
    }
    const seconds = isFull ? 2 : 0.2;
    const found = await roundsByTurns<"engine" | "hand", number>(`scoring ${scale.id}`, rounds, {
      engine: () =>
        ratePerSecond(seconds, answers, (given, stored) => Number(scoreAnswers(scale.rule, given, stored).score)),
      hand: () => ratePerSecond(seconds, answers, hand),
    });
    const isSimple = SIMPLE_SUMS.includes(scale.id);
    lines.push(
      compare({
        ...{ part: "scoring", what: scale.id, unit: "scores/s", baselineName: "by hand" },
        ...{ ours: found.engine, baseline: found.hand, ...(isSimple ? { target: TARGET } : {}) },
      }),
    );
  }
  return lines;
}

/** So many at once between two looks at the clock. */
const BATCH = 1000;
/** What was computed goes somewhere, so that it cannot be left out. */
let sink = 0;

function ratePerSecond(
  seconds: number,
  answers: readonly Answers[],
  score: (answers: Answers, stored: Readonly<Record<string, number>>) => number,
): number {
  const stored = answers.map((_, index) => storedAt(index));
  const started = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let index = 0; index < BATCH; index += 1, count += 1) {
      const place = count % answers.length;
      sink += score(answers[place] ?? {}, stored[place] ?? {});
    }
    elapsed = performance.now() - started;
  }
  if (Number.isNaN(sink)) throw new Error("A score was no number.");
  return (count / elapsed) * 1000;
}
