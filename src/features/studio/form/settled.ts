import { getNodePath, getNodeValue, type Node, parseTree } from "jsonc-parser";
import { WIDTH } from "#core/shared/print-json.ts";
import { endOf, hasLines, nodeIn, printAt, replacing } from "./json-nodes.ts";
import { applied, editBetween, type TextEdit } from "./text-edit.ts";

/**
 * Returns edits with the line breaks that the formatter would give to what they change: a change by hand, which is
 * formatted, gives the same lines. What was written in another way, such as a line that is longer, stays so.
 */
export function settled(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const next = applied(text, edits);
  const [before, after] = [parseTree(text), parseTree(next)];
  if (!before || !after) return edits;
  const printed = amissIn(after, spotsOf(edits), (node) => {
    const was = nodeIn(before, getNodePath(node));
    return was !== undefined && isAmiss(next, node, text, was);
  }).map((node) => replacing(node, printAt(next, node, getNodeValue(node))));
  return printed.length === 0 ? edits : editBetween(text, applied(next, printed));
}

type Spot = { readonly from: number; readonly to: number };

/** Returns where edits stand in the text after them. */
function spotsOf(edits: readonly TextEdit[]): Spot[] {
  let shift = 0;
  return edits
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, insert }) => {
      const spot = { from: from + shift, to: from + shift + insert.length };
      shift += insert.length - (to - from);
      return spot;
    });
}

/** Returns the lists and objects at these places that are amiss, none within another one. */
function amissIn(node: Node, spots: readonly Spot[], isOne: (node: Node) => boolean): Node[] {
  if (!spots.some(({ from, to }) => node.offset <= to && endOf(node) >= from)) return [];
  const isContainer = node.type === "array" || node.type === "object";
  if (isContainer && isOne(node)) return [node];
  return (node.children ?? []).flatMap((child) => amissIn(child, spots, isOne));
}

/** Whether the formatter would now break what was on one line, or join what was on several. */
function isAmiss(next: string, node: Node, text: string, was: Node): boolean {
  if (!hasLines(text, was)) return widthAt(text, was) <= WIDTH && (hasLines(next, node) || widthAt(next, node) > WIDTH);
  const isList = node.type === "array" && (node.children ?? []).every((child) => !hasLines(next, child));
  if (!isList || !hasLines(next, node)) return false;
  const [now, before] = [printAt(next, node, getNodeValue(node)), printAt(text, was, getNodeValue(was))];
  return !now.includes("\n") && before.includes("\n");
}

/** Returns how long the line is on which a node begins. */
function widthAt(text: string, { offset }: Node): number {
  const end = text.indexOf("\n", offset);
  return (end === -1 ? text.length : end) - (text.lastIndexOf("\n", offset) + 1);
}
