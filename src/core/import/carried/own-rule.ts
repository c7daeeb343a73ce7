import type { CarriedScale } from "../../carried/carried-scale.ts";
import { optionsOf } from "../../question-types/answer-kinds/answer-kinds.ts";
import { pointsOf } from "../../scoring/points.ts";
import type { Item } from "../../surveys/items.ts";

type OwnRule = { readonly rule: CarriedScale["rule"]; readonly todo: readonly string[] };

/** Returns the rule that travelled with a scale, or why the score has to be read of the file instead. */
export function ownRule(
  { rule, items: known, isChanged = false }: CarriedScale,
  items: readonly Item[],
): OwnRule | { readonly error: string } {
  const byName = new Map(items.map((item) => [item.name, item]));
  const gone = known.filter((name) => !byName.has(name));
  const without = (rule.points ?? []).flatMap(({ items: pointed, values }) =>
    pointed.filter((name) => {
      const answer = byName.get(name)?.answer;
      return answer && optionsOf(answer).some(({ value }) => pointsOf(values, value) === undefined);
    }),
  );
  const why = isChanged
    ? "the file calculates otherwise by now"
    : gone.length > 0
      ? `the file no longer asks ${gone.join(", ")}`
      : without.length > 0
        ? `it has no points for some options of ${without.join(", ")}`
        : null;
  if (why !== null) return { error: `The score that Keepwell wrote into the file is left out: ${why}.` };
  const added = items.map(({ name }) => name).filter((name) => !known.includes(name));
  const unscored = [...(rule.unscored ?? []), ...added];
  return {
    rule: { ...rule, ...(unscored.length > 0 ? { unscored } : {}) },
    todo: added.length > 0 ? [`Say what ${added.join(", ")} should count: the file did not ask it before.`] : [],
  };
}
