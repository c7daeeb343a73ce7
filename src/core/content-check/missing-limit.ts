import { isDeclined } from "../content-model/answers.ts";
import type { ExampleWithoutScore, ScoringRule } from "../content-model/scoring-rule.ts";
import { mostOpen } from "../scoring/missing-items.ts";
import { preparedOf } from "../scoring/prepared-rule.ts";
import { type Item, mayStayOpen } from "../surveys/items.ts";

/** How many items of a score may be left open, and which of the two sides of that limit no example shows. */
export type MissingLimit = {
  readonly counted: ReadonlySet<string>;
  readonly most: number;
  readonly mayBeOpen: readonly Item[];
  readonly lacksLimit: boolean;
  readonly lacksBeyond: boolean;
};

/** @returns null for a rule that does not say what becomes of items left open */
export function missingLimit(rule: ScoringRule, items: readonly Item[]): MissingLimit | null {
  const { missing, examples, withoutScore = [] } = rule;
  if (!missing) return null;
  const { counted } = preparedOf(rule).score;
  const mayBeOpen = items.filter((item) => counted.has(item.name) && mayStayOpen(item));
  const most = mostOpen(missing.atMost, counted.size);
  const isShown = (shown: readonly ExampleWithoutScore[], count: number) =>
    shown.some(({ answers }) => openOf(counted, answers) === count);
  return {
    counted,
    most,
    mayBeOpen,
    lacksLimit: !isShown(examples, most),
    lacksBeyond: mayBeOpen.length > most && !isShown(withoutScore, most + 1),
  };
}

/** Returns how many of these items have no answer; "I'd rather not say" is none. */
export const openOf = (counted: ReadonlySet<string>, answers: ExampleWithoutScore["answers"]): number =>
  [...counted].filter((name) => !Object.hasOwn(answers, name) || isDeclined(answers[name])).length;
