import { givenAnswers } from "../../content-model/answers.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import { onServer } from "../../question-types/answer-kinds/on-server.ts";
import type { Item } from "../../surveys/items.ts";
import { answerGroups, type Bounds, itemsOfScore } from "./answer-groups.ts";
import {
  allGroups,
  type FormulaGraph,
  formulaGraph,
  type Node,
  nodeValue,
  textWithValues,
  type Watcher,
} from "./formula-graph.ts";
import { jointAssignments, sharing } from "./joint-answers.ts";
import { numbersOnly, resultsOf, sumsOf } from "./number-sets.ts";
import { agreed, boundsOf, completeReach, foundReach, type Reach, steppedReach } from "./reach.ts";
import { areComplete } from "./sample-answers.ts";

/** A formula that has no result for answers that people can give. */
export type FormulaError = { readonly path: string; readonly kind: "no-number" | "no-step"; readonly example: string };

export type Proof = {
  readonly graph: FormulaGraph;
  readonly score: Reach;
  readonly reachOf: (node: Node) => Reach;
  readonly formulaErrors: readonly FormulaError[];
};

const SUMS: ReadonlySet<string> = new Set(["+", "sum"]);

/**
 * Finds which scores a rule can give, from the survey and the rule alone.
 *
 * Operands that rest on different answers are independent, so every value of one meets every value of
 * the other and the sets combine exactly. Operands that share answers are computed together: for all
 * those answers while they can be listed, else for the worked examples and seeded draws. A search that
 * finds everything the bounds allow is a proof as well.
 */
export function reachableScores(
  given: ScoringRule,
  everyItem: readonly Item[],
  reads: ReadonlyMap<string, Bounds>,
): Proof {
  const items = itemsOfScore(given, everyItem);
  const groups = answerGroups(given, items, reads);
  const graph = formulaGraph(given, groups);
  const whole = given.examples.filter(({ answers }) => areComplete(items, givenAnswers(answers)));
  const rule: ScoringRule = { ...given, examples: whole };
  const formulaErrors = new Map<string, FormulaError>();
  const known = new Map<Node, Reach>();

  const watch: Watcher = (node, operands, result) => {
    const lost = result === null || result === undefined || (typeof result === "number" && !Number.isFinite(result));
    if (!lost || formulaErrors.has(node.path)) return;
    const kind = node.kind === "step" ? "no-step" : "no-number";
    formulaErrors.set(node.path, { path: node.path, kind, example: textWithValues(node, operands) });
  };

  const reachOf = (node: Node): Reach => {
    const found = known.get(node);
    if (found) return found;
    const made = reach(node);
    known.set(node, made);
    return made;
  };

  const reach = (node: Node): Reach => {
    if (node.kind === "constant") return completeReach([node.value]);
    if (node.kind === "source") return sourceReach(rule, node, items, reads);
    if (node.kind === "step") {
      const of = reachOf(node.of);
      for (const value of numbersOnly(of.values)) {
        if (!formulaErrors.has(node.path)) valueOfStep(node, value, watch);
      }
      return steppedReach(node.steps, of);
    }
    return SUMS.has(node.operator) ? sumReach(node) : operationReach(node);
  };

  const sumReach = (node: Node & { kind: "operation" }): Reach => {
    const parts = sharing(termsOf(node)).map((terms): Reach => {
      const [only] = terms;
      return only && terms.length === 1
        ? reachOf(only)
        : // The sign takes two terms; there may be more.
          jointReach({ ...node, operator: "sum", operands: terms, groups: allGroups(terms) });
    });
    const bounds = boundsOf("sum", parts);
    const sums = parts.reduce<number[] | null>((sum, part) => sum && sumsOf(sum, numbersOnly(part.values)), [0]);
    if (!sums) return jointReach(node);
    return parts.every(({ complete }) => complete) ? completeReach(sums) : foundReach(sums, bounds.low, bounds.high);
  };

  const operationReach = (node: Node & { kind: "operation" }): Reach => {
    const operands = node.operands.map(reachOf);
    // A constant shares nothing, and must not make up for two operands that share.
    const resting = node.operands.filter(({ groups: own }) => own.size > 0);
    if (sharing(resting).length < resting.length) return jointReach(node);
    const see = (values: readonly unknown[], result: unknown) => watch(node, values, result);
    const results = resultsOf(
      node.operator,
      operands.map(({ values }) => values),
      see,
    );
    if (!results) return jointReach(node);
    if (operands.every(({ complete }) => complete)) return completeReach(results);
    const { low, high } = boundsOf(node.operator, operands);
    return foundReach(results, low, high);
  };

  /** Evaluates operands that share answers over all of those answers together. */
  const jointReach = (node: Node & { kind: "operation" }): Reach => {
    const { assignments, complete } = jointAssignments(rule, node.groups);
    const values = [...new Set(assignments.map((answers) => nodeValue(node, answers, watch)))];
    if (complete) return completeReach(values);
    const operands = node.operands.map(reachOf);
    const { low, high } = boundsOf(node.operator, operands);
    const proved = operands.every((operand) => operand.complete);
    const possible = proved
      ? resultsOf(
          SUMS.has(node.operator) ? "sum" : node.operator,
          operands.map((one) => one.values),
        )
      : null;
    return agreed(foundReach(values, low, high), possible);
  };

  const score = reachOf(graph.score);
  for (const node of graph.named.values()) reachOf(node);
  return { graph, score, reachOf, formulaErrors: [...formulaErrors.values()] };
}

function valueOfStep(node: Node & { kind: "step" }, value: number, watch: Watcher): void {
  const of: Node = { kind: "constant", value, path: node.path, groups: new Set() };
  nodeValue({ ...node, of }, {}, watch);
}

function sourceReach(
  rule: ScoringRule,
  node: Node & { kind: "source" },
  items: readonly Item[],
  reads: ReadonlyMap<string, Bounds>,
): Reach {
  const { assignments, complete } = jointAssignments(rule, node.groups);
  const values = [...new Set(assignments.map(node.read))].filter((value) => value !== undefined);
  if (complete) return completeReach(values);
  const points = rule.points?.find((group) => group.items.includes(node.name));
  const item = items.find(({ name }) => name === node.name);
  if (points) {
    const hidden =
      points.notAsked === undefined || (item?.required && item.conditions.length === 0) ? [] : [points.notAsked];
    return agreed(foundReach(values), [...new Set([...Object.values(points.values), ...hidden])]);
  }
  const bounds = reads.get(node.name);
  if (bounds) return foundReach(values, bounds.low, bounds.high);
  const limits = item && onServer(item.answer).limits(item.answer);
  return foundReach(values, limits?.min, limits?.max);
}

/** Returns the terms of a sum, including those of nested sums. */
function termsOf(node: Node): Node[] {
  return node.kind === "operation" && SUMS.has(node.operator) ? node.operands.flatMap(termsOf) : [node];
}
