import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";
import { printJson } from "#core/shared/print-json.ts";
import type { TextEdit } from "./text-edit.ts";

/** The text that was read last: one step of an editor looks up many places in it. */
let latest: { readonly text: string; readonly root: Node | undefined } = { text: "", root: undefined };

export function nodeAt(text: string, path: JSONPath): Node | undefined {
  if (latest.text !== text) latest = { text, root: parseTree(text) };
  return latest.root && nodeIn(latest.root, path);
}

export const nodeIn = (root: Node, path: JSONPath): Node | undefined => findNodeAtLocation(root, path);

export const endOf = ({ offset, length }: Node): number => offset + length;

export const replacing = (node: Node, insert: string): TextEdit => ({ from: node.offset, to: endOf(node), insert });

/** Returns the line break and the indentation before a node; one space when it does not begin a line. */
export const gapBefore = (text: string, { offset }: Node): string =>
  /\n[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? " ";

export const hasLines = (text: string, node: Node): boolean => text.slice(node.offset, endOf(node)).includes("\n");

/** Prints a value as it would stand in the place of a node. */
export function printAt(text: string, { offset }: Node, value: unknown, isOpen = false): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? "";
  return printJson(value, { indent, unit: unitOf(text), taken: offset - start + 1 }, isOpen);
}

/** Returns by how much a file indents one level more than the one around it. */
export const unitOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? "  ";
