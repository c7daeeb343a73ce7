import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";
import { differenceOf, isAlike } from "./named-list.ts";
import { named, quoted, textChanges } from "./text-changes.ts";

type Pointed = {
  readonly item: string;
  readonly path: string;
  readonly values: Readonly<Record<string, number>>;
  readonly notAsked: number | undefined;
};

/** Returns the points of each item, however the rule groups them. */
function pointedItems({ points = [] }: ScoringRule): Pointed[] {
  return points.flatMap(({ items, values, notAsked }, index) =>
    items.map((item) => ({ item, path: `points[${index}]`, values, notAsked })),
  );
}

/** One sentence about several items at once. */
type SharedChange = { readonly path: string; readonly words: string; readonly items: string[] };

/** Lists how the points of the items differ, with one entry where several items of a group changed in the same way. */
export function pointsChanges(make: MakeChange, older: ScoringRule, newer: ScoringRule): ContentChange[] {
  const { kept, added, removed } = differenceOf(pointedItems(older), pointedItems(newer), ({ item }) => item);
  const shared: SharedChange[] = [];
  const say = (path: string, words: string, item: string) => {
    const known = shared.find((one) => one.path === path && one.words === words);
    if (known) known.items.push(item);
    else shared.push({ path, words, items: [item] });
  };
  for (const { older: before, newer: after } of kept) {
    for (const option of new Set([...Object.keys(before.values), ...Object.keys(after.values)])) {
      const [was, is] = [before.values[option], after.values[option]];
      if (was === is) continue;
      const path = `${after.path}.values.${option}`;
      if (was === undefined) say(path, `the option ${quoted(option)} now gives ${is}`, after.item);
      else if (is === undefined)
        say(path, `the option ${quoted(option)} has no points any more; it gave ${was}`, after.item);
      else say(path, `the option ${quoted(option)} gave ${was} and now gives ${is}`, after.item);
    }
    if (before.notAsked !== after.notAsked) {
      const words = `not being asked gave ${named(before.notAsked)} and now gives ${named(after.notAsked)}`;
      say(`${after.path}.notAsked`, words, after.item);
    }
  }
  return [
    ...removed.map(({ thing: { item, path } }) =>
      make("POINTS_REMOVED", path, "scores", `The answer to ${item} gives no points any more.`),
    ),
    ...added.map(({ thing: { item, path, values } }) =>
      make("POINTS_ADDED", path, "scores", `The answer to ${item} now gives points: ${JSON.stringify(values)}.`),
    ),
    ...shared.map(({ path, words, items }) =>
      make("POINTS_CHANGED", path, "scores", `For ${items.join(", ")}, ${words}.`),
    ),
  ];
}

/** Lists how the two-way tables differ, matched by name. */
export function tableChanges(make: MakeChange, older: ScoringRule, newer: ScoringRule): ContentChange[] {
  const pairsOf = ({ tables = [] }: ScoringRule) =>
    tables.flatMap(({ pairs, values }, index) =>
      pairs.map((pair, place) => ({
        ...pair,
        values,
        path: `tables[${index}]`,
        place: `tables[${index}].pairs[${place}]`,
      })),
    );
  const { kept, added, removed } = differenceOf(pairsOf(older), pairsOf(newer), ({ name }) => name);
  const cells = new Map<string, string[]>();
  for (const { older: before, newer: after } of kept) {
    for (const { place, words } of cellChanges(before.values, after.values)) {
      const key = `${after.path}.values${place}\n${words}`;
      cells.set(key, [...(cells.get(key) ?? []), after.name]);
    }
  }
  return [
    ...removed.map(({ thing }) =>
      make("TABLE_CHANGED", thing.place, "scores", `The table's value ${thing.name} is gone.`),
    ),
    ...added.map(({ thing }) =>
      make(
        "TABLE_CHANGED",
        thing.place,
        "scores",
        `The table's value ${thing.name} is new, from {${thing.rows}} and {${thing.columns}}.`,
      ),
    ),
    ...kept.flatMap(({ older: before, newer: after }) =>
      textChanges(
        make,
        `${after.place}.title`,
        `The title of the table's value ${after.name}`,
        before.title,
        after.title,
      ),
    ),
    ...kept.flatMap(({ older: before, newer: after }) =>
      before.rows === after.rows && before.columns === after.columns
        ? []
        : [
            make(
              "TABLE_CHANGED",
              after.place,
              "scores",
              `The table's value ${after.name} came from {${before.rows}} and {${before.columns}}, now from {${after.rows}} and {${after.columns}}.`,
            ),
          ],
    ),
    ...[...cells].map(([key, names]) => {
      const [path = "", words = ""] = key.split("\n");
      return make("TABLE_CHANGED", path, "scores", `In the table of ${names.join(", ")}, ${words}.`);
    }),
  ];
}

type Cells = NonNullable<ScoringRule["tables"]>[number]["values"];

function cellChanges(before: Cells, after: Cells): { place: string; words: string }[] {
  const rows = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return rows.flatMap((row) => {
    const [was, is] = [before[row], after[row]];
    if (isAlike(was, is)) return [];
    if (typeof was !== "object" || typeof is !== "object") {
      return [{ place: `.${row}`, words: `the row ${quoted(row)} was ${named(was)} and is now ${named(is)}` }];
    }
    const columns = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (column) => was[column] !== is[column],
    );
    return columns.map((column) => ({
      place: `.${row}.${column}`,
      words: `the cell ${quoted(row)} by ${quoted(column)} was ${named(was[column])} and is now ${named(is[column])}`,
    }));
  });
}
