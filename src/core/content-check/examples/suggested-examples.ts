import type { ExampleWithoutScore, ScoringRule } from "../../content-model/scoring-rule.ts";
import type { Answers, SurveyDocument } from "../../content-model/survey.ts";
import { TO_CONFIRM } from "../../shared/to-confirm.ts";
import { type Item, itemsOf } from "../../surveys/items.ts";
import { wantedScores } from "../check-coverage.ts";
import { boundsOfReads, completeItems, type RangeOfScale } from "../check-proof.ts";
import { missingLimit, openOf } from "../missing-limit.ts";
import { numbersOnly } from "../proof/number-sets.ts";
import { reachableScores } from "../proof/reachable-scores.ts";
import { rulesOfFurther } from "../rules-of-results.ts";
import { answerSearch, type Found } from "./answer-search.ts";

type Example = ScoringRule["examples"][number];
export type Suggested = {
  readonly examples: readonly Example[];
  readonly withoutScore: readonly ExampleWithoutScore[];
  /** What examples should show, and the search found no answers for. */
  readonly notFound: readonly string[];
};

/**
 * Finds answers for the examples that the check asks for and the rule lacks: both ends, both sides of every border, each
 * alert raised and not, and both sides of the limit of what may be left open. Each has the score that the rule gives, so
 * that it proves nothing until a person has confirmed it. Call it for rules without issues beside missing examples.
 */
export function suggestedExamples(rule: ScoringRule, survey: SurveyDocument, rangeOf: RangeOfScale): Suggested {
  const items = itemsOf(survey);
  const complete = completeItems(rule, items);
  const reads = boundsOfReads(rule, rangeOf);
  const search = answerSearch(rule, complete, items, reads);
  const examples: Example[] = [];
  const withoutScore: ExampleWithoutScore[] = [];
  const notFound: string[] = [];
  const shown = (): readonly Example[] => [...rule.examples, ...examples];
  const add = (why: string, found: Found | null) => {
    if (!found) notFound.push(why);
    else if (found.scored.score === null) withoutScore.push(partOf(why, found));
    else examples.push(exampleOf(why, found, found.scored.score));
  };

  const wantedOf = (one: ScoringRule) => {
    const { values, complete: proved } = reachableScores(one, complete, reads).score;
    // What a search of the proof has not found, this one may: the rule says which scores there should be.
    const declared = proved ? [] : [one.range.min, one.range.max, ...one.bands.map(({ from }) => from)];
    const all = [...new Set([...numbersOnly(values), ...declared])].sort((a, b) => a - b);
    return wantedScores(one, { all, proved });
  };
  for (const [score, why] of wantedOf(rule)) {
    if (shown().some((example) => example.score === score)) continue;
    add(
      `${score}, ${why}`,
      search.nearest(({ scored }) => away(scored.score, score)),
    );
  }
  for (const [index, { rule: one }] of rulesOfFurther(rule).entries()) {
    const { name = "" } = rule.further?.[index] ?? {};
    const resultOf = ({ scored }: Found) => scored.trace.results?.find((result) => result.name === name)?.score ?? null;
    for (const [score, why] of wantedOf(one)) {
      if (shown().some(({ results }) => results?.[name] === score)) continue;
      add(
        `${name} ${score}, ${why}`,
        search.nearest((found) => away(resultOf(found), score)),
      );
    }
  }
  for (const { name } of rule.alerts ?? []) {
    const isRaised = ({ scored }: Found) => scored.trace.alerts?.some((alert) => alert.name === name) === true;
    const isListed = ({ alerts }: ExampleWithoutScore) => alerts?.includes(name) === true;
    if (!shown().some(isListed))
      add(
        `raises "${name}"`,
        search.nearest((found) => (isRaised(found) ? 0 : 1)),
      );
    if (shown().every(isListed))
      add(
        `does not raise "${name}"`,
        search.nearest((found) => (isRaised(found) ? 1 : 0)),
      );
  }
  const asFound = (): ScoringRule => ({
    ...rule,
    examples: [...shown()],
    withoutScore: [...(rule.withoutScore ?? []), ...withoutScore],
  });
  addLimits("", asFound(), items, search, add);
  for (const [index, { name }] of (rule.further ?? []).entries()) {
    const one = rulesOfFurther(asFound())[index];
    if (one) addLimits(`${name}: `, one.rule, items, search, add);
  }
  return { examples, withoutScore, notFound };
}

/**
 * Adds answers at the limit of what may be left open of a result, and one beyond it.
 * @param of the name of a further result, for the title; nothing for the score
 */
function addLimits(
  of: string,
  rule: ScoringRule,
  items: readonly Item[],
  { pool, scored }: ReturnType<typeof answerSearch>,
  add: (why: string, found: Found | null) => void,
): void {
  const limit = missingLimit(rule, items);
  if (!limit) return;
  const { counted, most, mayBeOpen, lacksLimit, lacksBeyond } = limit;
  const whole = pool
    .filter(({ answers }) => openOf(counted, answers as ExampleWithoutScore["answers"]) === 0)
    .sort((one, other) => (one.scored.score ?? 0) - (other.scored.score ?? 0));
  const base = whole[Math.floor(whole.length / 2)];
  const leaving = (count: number): Found | null => {
    if (!base || mayBeOpen.length < count) return null;
    const left = new Map(mayBeOpen.slice(-count).map((item) => [item.name, item]));
    const answers = Object.entries(base.answers).flatMap(([name, answer]): [string, Answers[string]][] => {
      const item = left.get(name);
      if (!item) return [[name, answer]];
      // An answer that is required cannot be left out, but it may be declined.
      return item.required ? [[name, { declined: true }]] : [];
    });
    return scored(Object.fromEntries(answers), base.stored);
  };
  const open = `of ${counted.size} questions left open`;
  if (lacksLimit) add(`${of}${most} ${open}, the most there may be`, leaving(most));
  if (lacksBeyond) add(`${of}${most + 1} ${open}, one too many`, leaving(most + 1));
}

const away = (score: number | null, wanted: number): number =>
  score === null ? Number.POSITIVE_INFINITY : Math.abs(score - wanted);

function partOf(why: string, { answers, stored, scored: { trace } }: Found): ExampleWithoutScore {
  const alerts = trace.alerts?.map(({ name }) => name) ?? [];
  const results = trace.results?.map(({ name, score }) => [name, score] as const) ?? [];
  return {
    title: `${TO_CONFIRM}${why}`,
    answers: { ...answers } as ExampleWithoutScore["answers"],
    ...(Object.keys(stored).length > 0 ? { stored: { ...stored } } : {}),
    ...(results.length > 0 ? { results: Object.fromEntries(results) } : {}),
    ...(alerts.length > 0 ? { alerts } : {}),
  };
}

function exampleOf(why: string, found: Found, score: number): Example {
  const { meaning } = found.scored;
  return { ...partOf(why, found), score, ...(meaning === "" ? {} : { meaning }) };
}
