import { getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import { isElement, printJson } from "#core/shared/print-json.ts";
import { endOf, gapBefore, hasLines, nodeAt, printAt, replacing, unitOf } from "./json-nodes.ts";
import type { TextEdit } from "./text-edit.ts";

// Edits of lists. What stays in a list stays as it is written, but where the formatter would write the list on one line.

/** Adds a value to a list, before the entry that has this place now. */
export function insertInList(text: string, list: JSONPath, index: number, value: unknown): TextEdit[] {
  const node = nodeAt(text, list);
  if (node?.type !== "array") return [];
  const entries = node.children ?? [];
  const beside = entries[index] ?? entries.at(-1);
  const whole = withWhole(text, node, valuesOf(node).toSpliced(index, 0, value));
  if (!beside || whole) return whole ?? [replacing(node, printAt(text, node, [value]))];
  const gap = gapBefore(text, beside);
  const indent = gap.replace("\n", "");
  const printed = printJson(value, { indent, unit: unitOf(text), taken: indent.length + 1 }, isElement(value));
  const [at, insert] =
    index < entries.length ? [beside.offset, `${printed},${gap}`] : [endOf(beside), `,${gap}${printed}`];
  return [{ from: at, to: at, insert }];
}

/** Removes an entry of a list. */
export function removeFromList(text: string, path: JSONPath): TextEdit[] {
  const { node, place, entries } = placeOf(text, path);
  const entry = entries[place];
  if (!node || !entry) return [];
  const whole = withWhole(text, node, valuesOf(node).toSpliced(place, 1));
  return whole ?? [removing(entry, entries[place - 1], entries[place + 1])];
}

/** Moves an entry within its list. The text between the entries stays where it is. */
export function moveInList(text: string, list: JSONPath, from: number, to: number): TextEdit[] {
  const entries = nodeAt(text, list)?.children ?? [];
  if (from === to || !entries[from] || !entries[to]) return [];
  const moved = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
  return entries.flatMap((entry, index) => {
    const now = moved[index] ?? entry;
    return now === entry ? [] : [replacing(entry, text.slice(now.offset, endOf(now)))];
  });
}

/** Moves an entry to a place in another list, as it is written but for its indentation. */
export function moveToList(text: string, from: JSONPath, list: JSONPath, index: number): TextEdit[] {
  const { node: source, place, entries } = placeOf(text, from);
  const target = nodeAt(text, list);
  const entry = entries[place];
  if (!source || !entry || target?.type !== "array" || source === target || isWithin(target, entry)) return [];
  const others = target.children ?? [];
  const beside = others[index] ?? others.at(-1);
  const removed =
    entries.length === 1 ? replacing(source, "[]") : removing(entry, entries[place - 1], entries[place + 1]);
  if (!beside) return [removed, replacing(target, printAt(text, target, [getNodeValue(entry)]))];
  const gap = gapBefore(text, beside);
  const slice = indentedAs(text.slice(entry.offset, endOf(entry)), gapBefore(text, entry), gap);
  const [at, insert] = index < others.length ? [beside.offset, `${slice},${gap}`] : [endOf(beside), `,${gap}${slice}`];
  return [removed, { from: at, to: at, insert }];
}

function placeOf(text: string, path: JSONPath) {
  const node = nodeAt(text, path.slice(0, -1));
  return { node, place: Number(path.at(-1)), entries: node?.type === "array" ? (node.children ?? []) : [] };
}

function removing(entry: Node, before: Node | undefined, after: Node | undefined): TextEdit {
  return before
    ? { from: endOf(before), to: endOf(entry), insert: "" }
    : { from: entry.offset, to: after?.offset ?? endOf(entry), insert: "" };
}

/** Returns the edit of the whole list, where it is on one line or the formatter would now write it so. */
function withWhole(text: string, list: Node, values: readonly unknown[]): TextEdit[] | null {
  const printed = printAt(text, list, values);
  return hasLines(text, list) && printed.includes("\n") ? null : [replacing(list, printed)];
}

const valuesOf = (list: Node): unknown[] => getNodeValue(list);

const isWithin = (inner: Node, outer: Node): boolean => inner.offset >= outer.offset && endOf(inner) <= endOf(outer);

const indentedAs = (slice: string, before: string, now: string): string =>
  before.startsWith("\n") && now.startsWith("\n") ? slice.replaceAll(before, now) : slice;
