import type { TextEdit } from "../form/text-edit.ts";
import { countItems } from "./counted-items.ts";
import { addEntry, inTurn, putValue, takeOut } from "./rule-edits.ts";

/** What the items of one entry give. */
export type Points = {
  readonly values: Readonly<Record<string, number>>;
  readonly notAsked?: number;
  readonly skipped?: number;
};
export type PointsEntry = Points & { readonly items: readonly string[] };

/** Returns points with the highest and the lowest exchanged, and all between. Those of items left open stay. */
export function reversed(points: Points): Points {
  const all = Object.values(points.values);
  const turn = Math.max(...all) + Math.min(...all);
  const values = Object.entries(points.values).map(([option, value]): [string, number] => [
    option,
    // The sum of decimals would show what binary fractions lose.
    Math.round((turn - value) * 1e9) / 1e9,
  ]);
  return { ...points, values: Object.fromEntries(values) };
}

/** Returns 0, 1, 2 … for options in their order. */
export const pointsInOrder = (options: readonly string[]): Points => ({
  values: Object.fromEntries(options.map((option, index) => [option, index])),
});

/** Returns true for an item that has no entry, or one that gives points to none of its options. */
export const hasNoPoints = (entry: Points | undefined, options: readonly string[]): boolean =>
  !options.some((option) => typeof entry?.values[option] === "number");

/** Sets the points of all items of an entry, changing only the numbers that differ. */
export function setEntry(text: string, at: number, before: Points, after: Points): TextEdit[] {
  const options = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  const changed = [...options].filter((option) => before.values[option] !== after.values[option]);
  const others = (["notAsked", "skipped"] as const).filter((name) => before[name] !== after[name]);
  return inTurn(
    text,
    ...changed.map(
      (option) => (json: string) => putValue(json, ["points", at, "values", option], after.values[option]),
    ),
    ...others.map((name) => (json: string) => putValue(json, ["points", at, name], after[name])),
  );
}

/**
 * Sets the points of one item alone. It leaves the items that it shared an entry with, and joins an entry that already
 * gives these points to items with the same options. An item with points is counted.
 */
export function setItem(text: string, entries: readonly PointsEntry[], item: string, after: Points): TextEdit[] {
  return inTurn(
    text,
    (json) => placeItem(json, entries, item, after),
    (json) => countItems(json, [item]),
  );
}

function placeItem(text: string, entries: readonly PointsEntry[], item: string, after: Points): readonly TextEdit[] {
  const at = entries.findIndex(({ items }) => items.includes(item));
  const entry = entries[at];
  const alike = entries.findIndex((one) => one !== entry && isSame(one, after));
  const join = (json: string) =>
    alike >= 0
      ? addEntry(json, ["points", alike, "items"], item)
      : addEntry(json, ["points"], alone(item, after), at + 1);
  if (!entry) return inTurn(text, alike >= 0 ? join : (json) => addEntry(json, ["points"], alone(item, after)));
  if (entry.items.length === 1 && alike < 0) return setEntry(text, at, entry, after);
  const leave = (json: string) =>
    entry.items.length === 1
      ? takeOut(json, ["points", at])
      : takeOut(json, ["points", at, "items", entry.items.indexOf(item)]);
  // Joining comes first: an entry that is gone would move the others.
  return inTurn(text, join, leave);
}

/** Takes the points of an item away. */
export function clearItem(text: string, entries: readonly PointsEntry[], item: string): TextEdit[] {
  const at = entries.findIndex(({ items }) => items.includes(item));
  const items = entries[at]?.items ?? [];
  if (items.length === 0) return [];
  if (items.length > 1) return takeOut(text, ["points", at, "items", items.indexOf(item)]);
  return takeOut(text, entries.length === 1 ? ["points"] : ["points", at]);
}

const alone = (item: string, { values, ...others }: Points): PointsEntry => {
  const { notAsked, skipped } = others;
  return {
    items: [item],
    values,
    ...(notAsked === undefined ? {} : { notAsked }),
    ...(skipped === undefined ? {} : { skipped }),
  };
};

function isSame(one: Points, other: Points): boolean {
  const told = ({ values, notAsked, skipped }: Points) =>
    JSON.stringify([Object.entries(values).sort(), notAsked, skipped]);
  return told(one) === told(other);
}
