import type { ScoringRule, Steps, Table } from "../../content-model/scoring-rule.ts";
import type { Answers } from "../../content-model/survey.ts";
import { operationText, treeOf } from "../../formulas/formula.ts";
import type { FormulaTree } from "../../formulas/formula-tree.ts";
import { cellOf, stepOf } from "../../scoring/derived-values.ts";
import { pointsOf } from "../../scoring/points.ts";
import type { Group } from "./answer-groups.ts";
import { resultOf } from "./number-sets.ts";

/**
 * A rule's formulas as one graph. Names are resolved, so the path from a score to the answers can be followed. `groups` are the independent groups of answers a node depends on.
 */
export type Node = { readonly path: string; readonly groups: ReadonlySet<Group> } & (
  | { readonly kind: "constant"; readonly value: unknown }
  | { readonly kind: "source"; readonly name: string; readonly read: (answers: Answers) => unknown }
  | { readonly kind: "step"; readonly steps: Steps; readonly of: Node }
  | { readonly kind: "operation"; readonly operator: string; readonly operands: readonly Node[] }
);

export type FormulaGraph = { readonly score: Node; readonly named: ReadonlyMap<string, Node> };

/** Builds the graph of a rule whose names are known to exist and to form no circle. */
export function formulaGraph(rule: ScoringRule, groups: readonly Group[]): FormulaGraph {
  const named = new Map<string, Node>();
  const groupsOf = (...names: string[]) =>
    new Set(groups.filter((group) => names.some((name) => group.names.includes(name))));

  for (const name of groups.flatMap((group) => group.names)) {
    const points = rule.points?.find(({ items }) => items.includes(name));
    const read = (answers: Answers): unknown => {
      const answer = answers[name];
      if (!points) return answer ?? rule.notAsked?.[name];
      return answer === undefined ? (points.notAsked ?? points.skipped) : pointsOf(points.values, answer);
    };
    named.set(name, { kind: "source", name, path: "points", groups: groupsOf(name), read });
  }
  for (const [index, table] of (rule.tables ?? []).entries()) {
    for (const pair of table.pairs) named.set(pair.name, tableNode(table, pair, `tables[${index}]`, groupsOf));
  }

  const nodeOf = (name: string): Node => {
    const known = named.get(name);
    if (known) return known;
    const made = derivedNode(rule, name, fromText);
    named.set(name, made);
    return made;
  };
  const fromTree = (tree: FormulaTree, path: string): Node => {
    if (tree.kind === "name") return nodeOf(tree.name);
    if (tree.kind === "constant") return { kind: "constant", value: tree.value, path, groups: new Set() };
    const operands = tree.operands.map((operand) => fromTree(operand, path));
    return { kind: "operation", operator: tree.operator, operands, path, groups: allGroups(operands) };
  };
  const fromText = (text: string, path: string): Node => {
    const tree = treeOf(text);
    if (!tree) throw new Error(`${path} is no formula: ${text}`);
    return fromTree(tree, path);
  };
  for (const { name } of [...(rule.subscores ?? []), ...(rule.steps ?? [])]) nodeOf(name);
  return { score: fromText(rule.score, "score"), named };
}

function tableNode(
  table: Table,
  { name, rows, columns }: Table["pairs"][number],
  path: string,
  groupsOf: (...names: string[]) => ReadonlySet<Group>,
): Node {
  const read = (answers: Answers) => cellOf(table, answers[rows], answers[columns]);
  return { kind: "source", name, path, groups: groupsOf(rows, columns), read };
}

function derivedNode(rule: ScoringRule, name: string, fromText: (text: string, path: string) => Node): Node {
  const step = (rule.steps ?? []).findIndex((one) => one.name === name);
  const steps = rule.steps?.[step];
  if (steps) {
    const of = fromText(steps.of, `steps[${step}].of`);
    return { kind: "step", steps, of, path: `steps[${step}]`, groups: of.groups };
  }
  const subscore = (rule.subscores ?? []).findIndex((one) => one.name === name);
  const found = rule.subscores?.[subscore];
  if (!found) throw new Error(`{${name}} names nothing`);
  return fromText(found.expression, `subscores[${subscore}].expression`);
}

export function allGroups(nodes: readonly Node[]): ReadonlySet<Group> {
  return new Set(nodes.flatMap(({ groups }) => [...groups]));
}

/** Called for every operation and step that is evaluated with real answers. */
export type Watcher = (node: Node, operands: readonly unknown[], result: unknown) => void;

/** Returns the value of a node for given answers, exactly as scoring evaluates it. */
export function nodeValue(node: Node, answers: Answers, watch: Watcher = () => {}): unknown {
  switch (node.kind) {
    case "constant":
      return node.value;
    case "source":
      return node.read(answers);
    case "step": {
      const of = nodeValue(node.of, answers, watch);
      const result = typeof of === "number" ? stepOf(node.steps, of) : null;
      watch(node, [of], result);
      return result;
    }
    case "operation": {
      const operands = node.operands.map((operand) => nodeValue(operand, answers, watch));
      const result = resultOf(node.operator, operands);
      watch(node, operands, result);
      return result;
    }
  }
}

/** Writes an operation with its values filled in, as an editor would. */
export function textWithValues(node: Node, operands: readonly unknown[]): string {
  const texts = operands.map((value) => (value === undefined ? "nothing" : JSON.stringify(value)));
  return node.kind === "operation" ? operationText(node.operator, texts) : `${texts[0]}`;
}
