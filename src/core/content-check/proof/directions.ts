import { stepOf } from "../../scoring/derived-values.ts";
import type { Node } from "./formula-graph.ts";
import { numbersOnly } from "./number-sets.ts";
import { possibleSteps, type Reach } from "./reach.ts";

/** The direction a value moves in when something it rests on rises: up, down, or unknown. */
type Direction = 1 | -1 | "unknown";

type Directions = ReadonlyMap<string, Direction>;

const RISING: ReadonlySet<string> = new Set(["+", "sum", "min", "max", "round", "floor", "ceil", "fixed", "trunc"]);

/**
 * Returns for each source of a node whether the node rises or falls with it, whatever else is answered. The result
 * is read from the formula, so it holds for all answers. A source that is not listed has no effect.
 */
export function directionsOf(node: Node, reachOf: (node: Node) => Reach): Directions {
  switch (node.kind) {
    case "constant":
      return new Map();
    case "source":
      return new Map([[node.name, 1]]);
    case "step": {
      const way = stepDirection(node, reachOf(node.of));
      return way === 0 ? new Map() : turned(directionsOf(node.of, reachOf), way);
    }
    case "operation":
      return operationDirections(node, reachOf);
  }
}

function operationDirections(node: Node & { kind: "operation" }, reachOf: (node: Node) => Reach): Directions {
  const under = node.operands.map((operand) => directionsOf(operand, reachOf));
  const [first = new Map(), second = new Map()] = under;
  const { operator, operands } = node;
  if (RISING.has(operator)) return joined(under);
  if (operator === "-") return joined([first, turned(second, -1)]);
  if (operator === "*" || operator === "/") {
    const [firstSign, secondSign] = operands.map((operand) => signOf(reachOf(operand)));
    const divisor =
      operator === "/" && firstSign !== "unknown" && firstSign !== undefined ? turnedSign(firstSign) : firstSign;
    return joined([turned(first, secondSign ?? "unknown"), turned(second, divisor ?? "unknown")]);
  }
  return joined(under.map((directions) => turned(directions, "unknown")));
}

/** Returns whether steps go up, go down or turn over the values they can meet; 0 when they give only one value. */
function stepDirection({ steps }: Node & { kind: "step" }, of: Reach): Direction | 0 {
  const values = numbersOnly(of.values).sort((a, b) => a - b);
  const given = of.complete ? values.map((value) => stepOf(steps, value) ?? 0) : possibleSteps(steps, of);
  const changes = given.slice(1).map((value, index) => Math.sign(value - (given[index] ?? 0)));
  const up = changes.includes(1);
  const down = changes.includes(-1);
  if (up && down) return "unknown";
  return up ? 1 : down ? -1 : 0;
}

function signOf({ low, high }: Reach): Direction {
  if (low >= 0) return 1;
  return high <= 0 ? -1 : "unknown";
}

function turnedSign(direction: 1 | -1): Direction {
  return direction === 1 ? -1 : 1;
}

function turned(directions: Directions, by: Direction): Directions {
  const turn = (direction: Direction): Direction => {
    if (direction === "unknown" || by === "unknown") return "unknown";
    return by === 1 ? direction : turnedSign(direction);
  };
  return new Map([...directions].map(([name, direction]) => [name, turn(direction)]));
}

function joined(all: readonly Directions[]): Directions {
  const together = new Map<string, Direction>();
  for (const directions of all) {
    for (const [name, direction] of directions) {
      const known = together.get(name);
      together.set(name, known === undefined || known === direction ? direction : "unknown");
    }
  }
  return together;
}
