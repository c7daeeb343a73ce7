import { type JSONPath, type Node, parseTree } from "jsonc-parser";
import type { TextEdit } from "../form/text-edit.ts";

/** The properties of a rule that hold formulas. */
const FORMULAS: ReadonlySet<unknown> = new Set(["score", "formula", "expression", "of", "when"]);

/** Writes another name wherever a formula of the rule names something. */
export function renameInFormulas(text: string, before: string, after: string): TextEdit[] {
  const root = parseTree(text);
  return root ? formulasIn(root, []).flatMap((node) => renamed(node, before, after)) : [];
}

function formulasIn(node: Node, path: JSONPath): Node[] {
  if (node.type === "string") return FORMULAS.has(path.at(-1)) && path[0] !== "examples" ? [node] : [];
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.children ?? [];
    if (child.type === "property") return value ? formulasIn(value, [...path, `${key?.value}`]) : [];
    return formulasIn(child, [...path, index]);
  });
}

function renamed({ value, offset, length }: Node, before: string, after: string): TextEdit[] {
  const next = `${value}`.replace(/\{#?([^{}]+)\}/g, (whole, name: string) =>
    name.trim() === before ? `{${after}}` : whole,
  );
  return next === value ? [] : [{ from: offset, to: offset + length, insert: JSON.stringify(next) }];
}
