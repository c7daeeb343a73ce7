import type { ScoringRule } from "../content-model/scoring-rule.ts";

type Place = { readonly path: string; readonly item: string };

/** Returns the places in which a rule gives points to an item, or looks it up in a table. */
export function scoredPlaces(rule: ScoringRule): Place[] {
  const points = (rule.points ?? []).flatMap((group, index) =>
    group.items.map((item, position) => ({ path: `points[${index}].items[${position}]`, item })),
  );
  const tables = (rule.tables ?? []).flatMap((table, index) =>
    table.pairs.flatMap(({ rows, columns }, position) => {
      const path = `tables[${index}].pairs[${position}]`;
      return [
        { path: `${path}.rows`, item: rows },
        { path: `${path}.columns`, item: columns },
      ];
    }),
  );
  return [...points, ...tables];
}
