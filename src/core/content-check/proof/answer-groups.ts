import { namesIn } from "../../conditions/condition.ts";
import { type Answers, givenAnswers } from "../../content-model/answers.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import type { Item } from "../../surveys/items.ts";
import { possibleAnswers } from "../../surveys/possible-answers.ts";
import { mayBeLeft } from "../check-options.ts";
import { seededRandom } from "./random.ts";
import {
  answerDrawer,
  answersBy,
  answersPass,
  answersWorthTrying,
  areComplete,
  numbersWorthTrying,
} from "./sample-answers.ts";

/**
 * Items whose answers depend on one another through a condition or a validator, with the answers they can have
 * together. Items of different groups are independent: any answers of one go with any of the other.
 */
export type Group = {
  readonly names: readonly string[];
  readonly assignments: readonly Answers[];
  /** True when `assignments` are all there are; otherwise they are a sample. */
  readonly complete: boolean;
};

/** The bounds of a free number: one that is typed, or the stored result of another scale. */
export type Bounds = { readonly low: number; readonly high: number };

const MAX_ASSIGNMENTS = 20_000;
const DRAWS = 400;

/** Returns the independent groups of a survey's items. Each stored result that a rule reads is a group of its own. */
export function answerGroups(rule: ScoringRule, items: readonly Item[], reads: ReadonlyMap<string, Bounds>): Group[] {
  const stored = (rule.reads ?? []).map(({ name }): Group => {
    const { low, high } = reads.get(name) ?? { low: 0, high: 100 };
    const used = rule.examples.flatMap((example) => example.stored?.[name] ?? []);
    const values = [...new Set([...numbersWorthTrying(rule, low, high), ...used])];
    return { names: [name], assignments: values.map((value) => ({ [name]: value })), complete: false };
  });
  return [...connected(items).map((group) => groupOf(rule, group)), ...stored];
}

/**
 * Leaves out the items that no score rests on: they are not counted, and decide neither what else is asked nor which
 * answers are valid. Their conditions would only tie together items that are independent.
 */
export function itemsOfScore(rule: ScoringRule, items: readonly Item[]): readonly Item[] {
  const named = new Set(items.flatMap(({ conditions }) => conditions.flatMap(namesIn)));
  const validators = items.flatMap((item) => item.validators);
  for (const { expression, ofPage } of validators)
    for (const name of ofPage?.needs ?? namesIn(expression)) named.add(name);
  return items.filter(
    (item) => !rule.unscored?.includes(item.name) || item.validators.length > 0 || named.has(item.name),
  );
}

function connected(items: readonly Item[]): Item[][] {
  const groups = new Map(items.map((item) => [item.name, [item]]));
  for (const item of items) {
    const own = item.validators.filter(({ ofPage }) => !ofPage).map(({ expression }) => expression);
    const compared = item.validators.flatMap(({ ofPage }) => ofPage?.needs ?? []);
    const named = [...[...item.conditions, ...own].flatMap(namesIn), ...compared];
    for (const name of named) {
      const held = groups.get(item.name);
      const other = groups.get(name);
      if (!held || !other || held === other) continue;
      held.push(...other);
      for (const { name: moved } of other) groups.set(moved, held);
    }
  }
  const order = (item: Item) => items.indexOf(item);
  return [...new Set(groups.values())].map((group) => [...group].sort((a, b) => order(a) - order(b)));
}

function groupOf(rule: ScoringRule, items: readonly Item[]): Group {
  const names = items.map(({ name }) => name);
  const ways = (item: Item) => answersWorthTrying(rule, item).length + (mayBeLeft(item) ? 1 : 0);
  const size = items.reduce((product, item) => product * ways(item), 1);
  const listed = items.every(({ answer }) => possibleAnswers(answer) !== null);
  if (listed && size <= MAX_ASSIGNMENTS) return { names, assignments: allAssignments(items), complete: true };

  const drawn = Array.from({ length: DRAWS }, answerDrawer(rule, items, seededRandom(size)));
  const single = items[0];
  const each = single && items.length === 1 ? answersWorthTrying(rule, single) : [];
  const listedAlone = each.map((answer) => ({ [`${single?.name}`]: answer }));
  const alone = listedAlone.filter((answers) => answersPass(items, answers));
  return { names, assignments: [...examplesOf(rule, items), ...alone, ...drawn], complete: false };
}

/** Returns the part of each worked example that concerns these items, where it leaves none of them open. */
function examplesOf(rule: ScoringRule, items: readonly Item[]): Answers[] {
  const names = new Set(items.map(({ name }) => name));
  return rule.examples
    .map(({ answers }) => Object.fromEntries(Object.entries(givenAnswers(answers)).filter(([name]) => names.has(name))))
    .filter((answers) => areComplete(items, answers));
}

/** Returns every way of answering the listed questions, in the order they are asked. */
function allAssignments(items: readonly Item[]): Answers[] {
  const options = (item: Item) => possibleAnswers(item.answer) ?? [];
  let found: Answers[] = [{}];
  items.forEach((item, index) => {
    found = found.flatMap((before) => {
      const asked = answersBy(items.slice(0, index + 1), ({ name }) => (name === item.name ? "asked" : before[name]));
      if (asked?.[item.name] === undefined) return [before];
      const answered = options(item).map((value) => ({ ...before, [item.name]: value }));
      return item.required ? answered : [before, ...answered];
    });
  });
  return found.filter((answers) => answersPass(items, answers));
}
