import { type PointsEntry, setItem } from "../../scoring/points-edits.ts";
import { inTurn } from "../../scoring/rule-edits.ts";
import { renameProperty } from "../json-edits.ts";
import type { TextEdit } from "../text-edit.ts";

/** An entry of the points, however whole. */
export type Values = { readonly items?: readonly string[]; readonly values?: Readonly<Record<string, number>> };

/**
 * Says another value of an option in the points of one question. Where others share them, the question leaves their entry
 * with its points, and joins one that gives the same.
 */
export function revaluedPoints(
  text: string,
  points: readonly Values[],
  isOwn: (item: string) => boolean,
  from: string,
  to: string,
): TextEdit[] {
  const named = points.map(({ items = [], values = {} }, index) => ({ items, index, has: from in values }));
  const alone = named.filter(({ items, has }) => has && items.every(isOwn));
  const own = named.flatMap(({ items, has }) => (has ? items.filter(isOwn) : []));
  return inTurn(
    text,
    ...alone.map(
      ({ index }) =>
        (json: string) =>
          renameProperty(json, ["points", index, "values", from], to),
    ),
    ...own.map((item) => (json: string) => {
      const entries = (JSON.parse(json) as { readonly points: readonly PointsEntry[] }).points;
      const entry = entries.find(({ items }) => items.includes(item));
      if (!entry || (!(from in entry.values) && entry.items.length > 1)) return [];
      const values = Object.entries(entry.values).map(([option, value]) => [option === from ? to : option, value]);
      return setItem(json, entries, item, { ...entry, values: Object.fromEntries(values) });
    }),
  );
}
