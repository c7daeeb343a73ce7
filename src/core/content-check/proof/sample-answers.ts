import { evaluate } from "../../conditions/condition.ts";
import { type Answers, DECLINED, givenAnswers, isDeclined } from "../../content-model/answers.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import { onServer } from "../../question-types/answer-kinds/on-server.ts";
import { pointsOf } from "../../scoring/points.ts";
import { failedValidator } from "../../surveys/failed-validator.ts";
import type { Item } from "../../surveys/items.ts";
import { pick, type Random } from "./random.ts";

type Answer = Answers[string];

/** Returns answers worth trying for one item: every option; numbers at and beside each cut-off; texts used in the examples. */
export function answersWorthTrying(rule: ScoringRule, item: Item): readonly Answer[] {
  const { answer, name } = item;
  const examples = () => exampleAnswers(rule, name);
  const numbers = (min?: number, max?: number) => numbersWorthTrying(rule, min, max);
  return onServer(answer).worthTrying(answer, { examples, numbers });
}

/** Returns the cut-offs of the rule, their neighbours, both ends and a few numbers between. */
export function numbersWorthTrying(rule: ScoringRule, min = 0, max = 1000): number[] {
  const cutOffs = (rule.steps ?? []).flatMap((step) => ("from" in step ? step.from : step.upTo).map(([at]) => at));
  const beside = cutOffs.flatMap((at) => [at - 1, at - 0.1, at - 0.01, at, at + 0.01, at + 0.1, at + 1]);
  const between = Array.from({ length: 9 }, (_, index) => min + ((max - min) * (index + 1)) / 10);
  const all = [min, max, ...beside, ...between].map((value) => Math.round(value * 100) / 100);
  return [...new Set(all)].filter((value) => value >= min && value <= max).sort((a, b) => a - b);
}

function exampleAnswers(rule: ScoringRule, name: string): Answer[] {
  const given = rule.examples.flatMap(({ answers }) => givenAnswers(answers)[name] ?? []);
  return [...new Set(given)];
}

/**
 * Builds answers to these items in the order they are asked; null when a validator rejects them. `choose` returns
 * the answer to an item that is asked; undefined leaves it blank.
 */
export function answersBy(items: readonly Item[], choose: (item: Item) => Answer | undefined): Answers | null {
  const given: Record<string, Answer> = Object.create(null);
  const seen: Record<string, Answer> = Object.create(null);
  const asked: Item[] = [];
  for (const item of items) {
    if (!item.conditions.every((condition) => evaluate(condition, seen) === true)) continue;
    asked.push(item);
    const answer = choose(item);
    if (answer !== undefined) given[item.name] = answer;
    if (answer !== undefined && !isDeclined(answer)) seen[item.name] = answer;
  }
  return answersPass(asked, seen) ? given : null;
}

/** Returns true when no validator of the given items rejects these answers. */
export function answersPass(items: readonly Item[], answers: Answers): boolean {
  return items.every((item) => answers[item.name] === undefined || failedValidator(item, answers) === undefined);
}

/** Returns true when each of these items that is asked and needs an answer has one. */
export function areComplete(items: readonly Item[], answers: Answers): boolean {
  const isAsked = ({ conditions }: Item) => conditions.every((condition) => evaluate(condition, answers) === true);
  return items.every((item) => answers[item.name] !== undefined || !item.required || !isAsked(item));
}

/**
 * Returns a function that draws complete, valid answers. Each draw is biased towards one end of the options, so
 * that very low and very high sums, which uniform draws hardly ever reach, occur too.
 */
export function answerDrawer(rule: ScoringRule, items: readonly Item[], random: Random): () => Answers {
  const candidates = new Map(items.map((item) => [item.name, byPoints(rule, item, answersWorthTrying(rule, item))]));
  const draw = (): Answers | null => {
    const lean = random();
    const width = random();
    return answersBy(items, ({ name, required, declinable }) => {
      if ((!required || declinable) && random() < 0.2) return declinable ? DECLINED : undefined;
      const list = candidates.get(name) ?? [];
      const place = Math.min(1, Math.max(0, lean + (random() - 0.5) * width * 2));
      return random() < 0.8 ? list[Math.round(place * (list.length - 1))] : pick(random, list);
    });
  };
  return () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const answers = draw();
      if (answers) return answers;
    }
    const names = items.map(({ name }) => name);
    return Object.fromEntries(Object.entries(rule.examples[0]?.answers ?? {}).filter(([name]) => names.includes(name)));
  };
}

function byPoints(rule: ScoringRule, { name }: Item, answers: readonly Answer[]): readonly Answer[] {
  const values = rule.points?.find(({ items }) => items.includes(name))?.values;
  return values ? [...answers].sort((a, b) => (pointsOf(values, a) ?? 0) - (pointsOf(values, b) ?? 0)) : answers;
}
