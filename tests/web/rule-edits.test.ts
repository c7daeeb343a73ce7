import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { contentText } from "#core/shared/print-json.ts";
import { moveInList } from "../../src/features/studio/form/json-lists.ts";
import { applied, type TextEdit } from "../../src/features/studio/form/text-edit.ts";
import {
  clearItem,
  hasNoPoints,
  type PointsEntry,
  pointsInOrder,
  reversed,
  setEntry,
  setItem,
} from "../../src/features/studio/scoring/points-edits.ts";
import { addEntry, putValue, takeOut } from "../../src/features/studio/scoring/rule-edits.ts";

const rule = readFileSync("scoring-rules/stress.json", "utf8");
const { points = [], bands } = JSON.parse(rule) as ScoringRule;
const entries = points as readonly PointsEntry[];
const linesChanged = (after: string): number => {
  const lines = new Set(rule.split("\n").map((line) => line.replace(/,$/, "")));
  return after.split("\n").filter((line) => !lines.has(line.replace(/,$/, ""))).length;
};
const after = (edits: readonly TextEdit[]) => applied(rule, edits);

test("an item reversed leaves its entry and joins the one with the same points: two lines differ", () => {
  const [first] = entries;
  if (!first) throw new Error("no points");
  const text = after(setItem(rule, entries, "1-0", reversed(first)));
  const changed = (JSON.parse(text) as ScoringRule).points;
  expect(changed?.map(({ items }) => items)).toEqual([
    ["1-1", "1-2", "2-0", "2-3"],
    ["1-3", "1-4", "2-1", "2-2", "1-0"],
  ]);
  expect(linesChanged(text)).toBe(2);
  // Pressed again, everything is as before, but for the order in the list.
  const again = JSON.parse(text).points as PointsEntry[];
  const back = JSON.parse(applied(text, setItem(text, again, "1-0", first))).points as PointsEntry[];
  expect(back.map(({ items }) => items.toSorted())).toEqual(entries.map(({ items }) => items.toSorted()));
});

test("one item with points of its own splits the entry; one number for all changes one line", () => {
  const [first] = entries;
  if (!first) throw new Error("no points");
  const other = { ...first, values: { ...first.values, Never: 1 } };
  const split = after(setItem(rule, entries, "1-1", other));
  expect(JSON.parse(split).points).toHaveLength(3);
  expect(JSON.parse(split).points[1]).toEqual({ items: ["1-1"], values: other.values });
  expect(JSON.parse(split).points[0].items).not.toContain("1-1");
  const together = after(setEntry(rule, 0, first, other));
  expect(JSON.parse(together).points[0].values.Never).toBe(1);
  expect(linesChanged(together)).toBe(1);
  const notAsked = after(setEntry(rule, 0, first, { ...first, notAsked: 0 }));
  expect(linesChanged(notAsked)).toBe(1);
  expect(applied(notAsked, setEntry(notAsked, 0, { ...first, notAsked: 0 }, first))).toBe(rule);
});

test("a row whose points are for no option that it has any more is without points, and gets them anew", () => {
  const lost = { items: ["a", "b"], values: { Never: 0, Often: 1 } };
  expect(hasNoPoints(lost, ["0", "1"])).toBe(true);
  expect(hasNoPoints(undefined, ["0", "1"])).toBe(true);
  expect(hasNoPoints(lost, ["Never", "1"])).toBe(false);
  const text = JSON.stringify({ points: [lost] });
  const given = applied(text, setItem(text, [lost], "a", pointsInOrder(["0", "1"])));
  expect(JSON.parse(given).points).toEqual([
    { items: ["b"], values: lost.values },
    { items: ["a"], values: { "0": 0, "1": 1 } },
  ]);
});

test("points are given in order, and the last of an entry takes it along", () => {
  const bare = '{\n  "score": "{a}"\n}\n';
  const given = applied(bare, setItem(bare, [], "a", pointsInOrder(["No", "Yes"])));
  expect(given).toBe('{\n  "score": "{a}",\n  "points": [{ "items": ["a"], "values": { "No": 0, "Yes": 1 } }]\n}\n');
  expect(applied(given, clearItem(given, JSON.parse(given).points, "a"))).toBe(bare);
});

test("an entry taken away and added again at its place gives the same file", () => {
  for (const at of [0, 1, 2]) {
    const without = after(takeOut(rule, ["bands", at]));
    expect(JSON.parse(without).bands).toEqual(bands.toSpliced(at, 1));
    const again = applied(without, addEntry(without, ["bands"], bands[at], at));
    expect(JSON.parse(again)).toEqual(JSON.parse(rule));
  }
  const moved = after(moveInList(rule, ["bands"], 0, 2));
  expect(JSON.parse(moved).bands.map(({ from }: { from: number }) => from)).toEqual([14, 27, 0]);
  expect(applied(moved, moveInList(moved, ["bands"], 2, 0))).toBe(rule);
});

test("what is new is written as the formatter writes it", () => {
  const base = { a: 1, list: [{ name: "x", other: "y", third: 3, fourth: 4 }], last: { b: true } };
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(
    fc.property(json, (value) => {
      const text = contentText({ ...base, some: 0, more: 1 });
      const put = applied(text, putValue(text, ["new"], value));
      expect(put).toBe(contentText({ ...base, some: 0, more: 1, new: value }));
      expect(applied(put, takeOut(put, ["new"]))).toBe(text);
    }),
  );
  const made = applied(contentText(base), putValue(contentText(base), ["last", "c", "d"], 2));
  expect(JSON.parse(made).last).toEqual({ b: true, c: { d: 2 } });
});
