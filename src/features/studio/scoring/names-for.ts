import type { FactsOfItem } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import type { PointsEntry } from "./points-edits.ts";
import { entriesIn, type LooseRule, type NamedNumber } from "./rule-context.ts";

type Named = { readonly name: string; readonly title?: Text };

/** Returns what formulas of a rule may name: questions with a number, and the numbers on the way. */
export function namesFor(rule: LooseRule, items: readonly FactsOfItem[]): NamedNumber[] {
  const pointed = new Set(entriesIn<PointsEntry>(rule.points).flatMap(({ items: names = [] }) => names));
  const pairs = entriesIn<{ pairs: unknown }>(rule.tables).flatMap((table) => entriesIn<Named>(table.pairs));
  const others = [
    ...entriesIn<Named>(rule.subscores),
    ...entriesIn<Named>(rule.steps),
    ...pairs,
    ...entriesIn<Named>(rule.reads),
  ];
  return [
    ...items.filter(({ name, isNumber }) => isNumber || pointed.has(name)),
    ...others.flatMap(({ name, title }) => (name === undefined ? [] : [{ name, title }])),
  ].map(({ name, title }) => ({ name, title }));
}
