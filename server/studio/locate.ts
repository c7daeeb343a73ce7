import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Issue } from "#core/shared/issue.ts";

/** A place in a text: characters from `from` up to `to`, on line `line` from 1. */
export type Span = { readonly from: number; readonly to: number; readonly line: number };

/** Finds places in one text; the text is parsed once, even if it has syntax errors. */
export function locator(text: string): (issue: Pick<Issue, "code" | "path" | "message">) => Span {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return ({ code, path, message }) => {
    const place = /^line (\d+), column (\d+)$/.exec(path);
    if (place) return spanAtLine(text, Number(place[1]), Number(place[2]));
    if (!root) return spanOf(text, 0, firstLine(text));
    const node = nodeAt(root, path);
    return spanOfNode(text, code === "SHAPE" ? namedWithin(node, message) : node);
  };
}

/**
 * Returns the node of a readable path such as `bands[2].from` or `values["1 or 2 days"]`. Keys may contain dots and
 * spaces, so the longest matching key is taken. A path that does not exist leads to its closest existing parent.
 */
function nodeAt(root: Node, path: string): Node {
  let node = root;
  let rest = path;
  while (rest !== "") {
    const found = node.type === "array" ? elementOf(node, rest) : propertyOf(node, rest.replace(/^\./, ""));
    if (!found) return node;
    ({ node, rest } = found);
  }
  return node;
}

type Step = { readonly node: Node; readonly rest: string };

function elementOf(node: Node, path: string): Step | undefined {
  const index = /^\[(\d+)\]/.exec(path);
  const found = index && findNodeAtLocation(node, [Number(index[1])]);
  return found ? { node: found, rest: path.slice(index[0].length) } : undefined;
}

function propertyOf(node: Node, path: string): Step | undefined {
  const fitting = (node.children ?? []).flatMap(({ children: [key, value] = [] }): Step[] => {
    const name: unknown = key?.value;
    if (typeof name !== "string" || !value) return [];
    const written = [`["${name}"]`, name].find(
      (one) => path.startsWith(one) && /^([.[]|$)/.test(path.slice(one.length)),
    );
    return written === undefined ? [] : [{ node: value, rest: path.slice(written.length) }];
  });
  return fitting.toSorted((one, other) => one.rest.length - other.rest.length)[0];
}

/** Schema errors are reported for the object that has them; the property they name is a more precise place. */
function namedWithin(node: Node, message: string): Node {
  if (node.type !== "object") return node;
  const name = /"([^"]+)"/.exec(message)?.[1];
  const wanted = message.startsWith("The type") || message.startsWith('A "') ? "type" : name;
  const property = node.children?.find(({ children: [key] = [] }) => key?.value === wanted);
  return property?.children?.[wanted === "type" ? 1 : 0] ?? node;
}

/** An object or list is marked only at its beginning: underlining all of it would hide where the issue is. */
function spanOfNode(text: string, node: Node): Span {
  const isNested = node.type === "object" || node.type === "array";
  const own = isNested && node.parent?.type === "property" ? (node.parent.children?.[0] ?? node) : node;
  if (own !== node || !isNested) return spanOf(text, own.offset, own.offset + own.length);
  const name = node.children?.find(({ children: [key] = [] }) => key?.value === "name" || key?.value === "title");
  return name ? spanOf(text, name.offset, name.offset + name.length) : spanOf(text, node.offset, node.offset + 1);
}

function spanAtLine(text: string, line: number, column: number): Span {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf("\n", start) + 1;
  const from = Math.min(start + column - 1, text.length);
  return spanOf(text, from, Math.min(from + 1, text.length));
}

const firstLine = (text: string) => Math.max(0, text.search(/\n|$/));

function spanOf(text: string, from: number, to: number): Span {
  return { from, to, line: text.slice(0, from).split("\n").length };
}
