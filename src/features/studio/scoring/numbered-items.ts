import type { Text } from "#core/content-model/text.ts";
import type { NamedItem } from "../form/condition/loose-items.ts";
import type { PointsEntry } from "./points-edits.ts";
import { entriesIn, type RuleContext } from "./rule-context.ts";
import { words } from "./words.ts";

/** Returns what a formula can name, each with the points that answers to it give, from few to many. */
export function numberedItems({ rule, facts, names }: RuleContext, say: (text: Text) => string): NamedItem[] {
  const entries = entriesIn<PointsEntry>(rule.points);
  return names.map(({ name, title }) => {
    const points = entries.find(({ items }) => Array.isArray(items) && items.includes(name));
    const item = facts.items?.find((one) => one.name === name);
    const answers = [
      ...(item?.options ?? []).map(({ value, text }) => [points?.values?.[value], say(text)] as const),
      [points?.notAsked, words.notAsked] as const,
      [points?.skipped, words.skipped] as const,
    ].filter((one): one is readonly [number, string] => typeof one[0] === "number");
    const byPoints = Map.groupBy(answers, ([number]) => number);
    const options = [...byPoints]
      .toSorted(([one], [other]) => one - other)
      .map(([value, given]) => ({
        value,
        text: words.pointsFor(
          value,
          given.map(([, answer]) => answer),
        ),
      }));
    return { name, words: title ?? name, options, isNumber: options.length === 0, isSeveral: false };
  });
}
