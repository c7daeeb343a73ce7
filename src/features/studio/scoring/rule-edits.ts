import type { JSONPath, Node } from "jsonc-parser";
import { printJson } from "#core/shared/print-json.ts";
import { removeProperty } from "../form/json-edits.ts";
import { endOf, nodeAt, replacing, unitOf } from "../form/json-nodes.ts";
import { applied, editBetween, type TextEdit } from "../form/text-edit.ts";

// Edits of a file's text that leave everything else in it as it is written. What is new is written as the formatter would.

/** Sets any value. What should hold it is made where it is missing; undefined takes the property or the entry away. */
export function putValue(text: string, path: JSONPath, value: unknown): TextEdit[] {
  if (value === undefined) return takeOut(text, path);
  const node = nodeAt(text, path);
  if (node) return [replacing(node, written(text, node.offset, value))];
  const holder = nodeAt(text, path.slice(0, -1));
  const name = path.at(-1);
  if (!holder) {
    const isList = typeof name === "number";
    return path.length < 2 ? [] : putValue(text, path.slice(0, -1), isList ? [value] : { [`${name}`]: value });
  }
  if (holder.type === "array") return addEntry(text, path.slice(0, -1), value);
  if (holder.type !== "object") return [];
  if (!holder.children?.length) return [replacing(holder, written(text, holder.offset, { [`${name}`]: value }))];
  return [inserted(text, holder, holder.children.length, value, `${JSON.stringify(`${name}`)}: `)];
}

/** Adds an entry to a list, at its end unless told. The list is made where it is missing. */
export function addEntry(text: string, path: JSONPath, value: unknown, at?: number): TextEdit[] {
  const list = nodeAt(text, path);
  if (list?.type !== "array") return list ? [] : putValue(text, path, [value]);
  if (!list.children?.length) return [replacing(list, written(text, list.offset, [value]))];
  return [inserted(text, list, at ?? list.children.length, value)];
}

/** Takes a property or an entry away, with its comma. */
export function takeOut(text: string, path: JSONPath): TextEdit[] {
  const node = nodeAt(text, path);
  if (node?.parent?.type === "property") return removeProperty(text, path);
  const siblings = node?.parent?.children ?? [];
  if (!node?.parent) return [];
  const place = siblings.indexOf(node);
  const [before, after] = [siblings[place - 1], siblings[place + 1]];
  if (before) return [{ from: endOf(before), to: endOf(node), insert: "" }];
  if (after) return [{ from: node.offset, to: after.offset, insert: "" }];
  return [replacing(node.parent, "[]")];
}

/** Does one edit after the other, each on the text that the one before it left. */
export function inTurn(text: string, ...makes: readonly ((text: string) => readonly TextEdit[])[]): TextEdit[] {
  return editBetween(
    text,
    makes.reduce((before, make) => applied(before, make(before)), text),
  );
}

/** Inserts before the child at a place, or after the last, on a line of its own where its neighbour has one. */
function inserted(text: string, holder: Node, at: number, value: unknown, name = ""): TextEdit {
  const children = holder.children ?? [];
  const neighbour = children[Math.min(at, children.length - 1)] as Node;
  const gap = /\n[ \t]*$/.exec(text.slice(0, neighbour.offset))?.[0] ?? " ";
  const indent = gap === " " ? "" : gap.slice(1);
  const comma = at < children.length ? 1 : 0;
  const entry = name + printJson(value, { indent, unit: unitOf(text), taken: indent.length + name.length + comma });
  if (at < children.length) return { from: neighbour.offset, to: neighbour.offset, insert: `${entry},${gap}` };
  return { from: endOf(neighbour), to: endOf(neighbour), insert: `,${gap}${entry}` };
}

function written(text: string, offset: number, value: unknown): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const indent = /^ */.exec(line)?.[0] ?? "";
  return printJson(value, { indent, unit: unitOf(text), taken: line.length + 1 });
}
