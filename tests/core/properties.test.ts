import { describe, expect, test } from "vitest";
import { type Random, seededRandom } from "#core/content-check/proof/random.ts";
import { answerDrawer } from "#core/content-check/proof/sample-answers.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { evaluate } from "#core/formulas/formula.ts";
import { type Scored, scoreAnswers } from "#core/scoring/score.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { answerChecker } from "#core/surveys/check-answers.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";
import { isFull } from "../support/is-full.ts";
import { ruleNames, ruleOf, surveyOf } from "./shipped-content.ts";

const RUNS = isFull ? 10_000 : 2_000;

/**
 * Which way more of something moves a score. Points of Socialization count ties, and its score counts
 * how few there are. Whether a person works only decides what else is asked, so it is left out.
 */
const fallsWithPoints = (scale: string) => scale.startsWith("socialization");
const SWITCHES: Readonly<Record<string, readonly string[]>> = { exercise: ["11-0"] };

/** Typed numbers and choices used as numbers, with the way they move the score; clock times have none. */
const NUMBERS: Readonly<Record<string, Readonly<Record<string, 1 | -1>>>> = {
  "active-minutes": { "active-days": 1, "minutes-a-day": 1 },
  bmi: { weight: 1, feet: -1, inches: -1 },
  sleep: { "1-1": 1 },
};

function storedFor({ reads }: ScoringRule, random: Random): Record<string, number> {
  return Object.fromEntries((reads ?? []).map(({ name }) => [name, Math.round((15 + random() * 15) * 10) / 10]));
}

/** The same answers with one item a step higher, and the way the score may then move; null when none can be raised. */
function oneStepUp(scale: string, rule: ScoringRule, items: readonly Item[], answers: Answers, random: Random) {
  const asked = items.filter(({ name }) => answers[name] !== undefined && !SWITCHES[scale]?.includes(name));
  const item = asked[Math.floor(random() * asked.length)];
  if (!item) return null;
  const { name } = item;
  const given = answers[name];
  const points = rule.points?.find((group) => group.items.includes(name))?.values;
  if (points) {
    const ranked = Object.keys(points).sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0));
    const next = ranked[ranked.indexOf(`${given}`) + 1];
    return next === undefined ? null : { answers: { ...answers, [name]: next }, way: fallsWithPoints(scale) ? -1 : 1 };
  }
  const way = NUMBERS[scale]?.[name];
  if (way !== undefined) {
    const higher = Number(given) + 1;
    const options = item.answer.kind === "choice" ? item.answer.options.map(({ value }) => value) : null;
    const allowed = options
      ? options.includes(higher)
      : item.answer.kind === "number" && higher <= (item.answer.max ?? 0);
    return allowed ? { answers: { ...answers, [name]: higher }, way } : null;
  }
  // A table's rows and columns are written from less to more; the first row may be asked alone.
  if (!rule.tables || item.answer.kind !== "choice") return null;
  const options = item.answer.options.map(({ value }) => value);
  const place = (options as readonly unknown[]).indexOf(given);
  const next = options[place + 1];
  const hidden = items.some(({ conditions }) => place === 0 && conditions.some((one) => one.includes(`{${name}}`)));
  return next === undefined || hidden ? null : { answers: { ...answers, [name]: next }, way: 1 as const };
}

/** Works a score out again from what its trace shows: items, then each formula, then the score. */
function recomputed({ trace }: Scored): { agrees: boolean; score: unknown } {
  const shown: Record<string, unknown> = Object.create(null);
  for (const { item, answer, points } of trace.items) shown[item] = points ?? answer;
  let agrees = true;
  for (const { name, kind, formula, value } of trace.derived) {
    if (kind === "subscore" && formula !== null) agrees &&= evaluate(formula, shown) === value;
    shown[name] = value;
  }
  return { agrees, score: evaluate(trace.formula, shown) };
}

describe.each(ruleNames)("%s, for 10,000 people", (scale) => {
  const rule = ruleOf(scale);
  const items = itemsOf(surveyOf(scale));

  test("the trace adds up, the score has its range and band, and more never counts as less", {
    timeout: 60_000,
  }, () => {
    const random = seededRandom(scale.length);
    const draw = answerDrawer(rule, items, random);
    const check = answerChecker(items);
    const wrong: unknown[] = [];
    let raised = 0;
    for (let run = 0; run < RUNS && wrong.length < 3; run += 1) {
      const answers = draw();
      const stored = storedFor(rule, random);
      const scored = scoreAnswers(rule, answers, stored);
      const { trace, meaning } = scored;
      const score = Number(scored.score);
      const again = recomputed(scored);
      const holding = rule.bands.filter(
        ({ from }, index) => score >= from && score < (rule.bands[index + 1]?.from ?? Number.POSITIVE_INFINITY),
      );
      const [own] = holding;
      const inside = score >= rule.range.min && score <= rule.range.max;
      const named = own !== undefined && textOf(own.meaning) === meaning;
      const banded = named && holding.length === 1 && trace.band?.from === own.from;
      const placed = rule.bands[bandIndexOf(rule.bands, score)] === own;
      if (run % 50 === 0 && check(answers).length > 0) wrong.push({ refused: check(answers), answers });
      if (!again.agrees || again.score !== score || !inside || !banded || !placed)
        wrong.push({ score, again, answers });

      const up = oneStepUp(scale, rule, items, answers, random);
      if (!up) continue;
      raised += 1;
      const after = Number(scoreAnswers(rule, up.answers, stored).score);
      if ((after - score) * up.way < 0) wrong.push({ from: score, to: after, answers, up: up.answers });
    }
    expect(wrong).toEqual([]);
    expect(raised).toBeGreaterThan(RUNS / 4);
  });
});
