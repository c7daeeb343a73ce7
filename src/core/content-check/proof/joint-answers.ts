import { type Answers, givenAnswers } from "../../content-model/answers.ts";
import type { ScoringRule } from "../../content-model/scoring-rule.ts";
import type { Group } from "./answer-groups.ts";
import type { Node } from "./formula-graph.ts";
import { pick, seededRandom } from "./random.ts";

const MAX_JOINT_ANSWERS = 40_000;
const JOINT_DRAWS = 600;

/** Splits a list of nodes into sets that share answers. Each constant is a set of its own. */
export function sharing(nodes: readonly Node[]): Node[][] {
  const parts: Node[][] = [];
  for (const node of nodes) {
    const touched = parts.filter((part) =>
      part.some(({ groups }) => [...groups].some((group) => node.groups.has(group))),
    );
    const rest = parts.filter((part) => !touched.includes(part));
    parts.splice(0, parts.length, ...rest, [...touched.flat(), node]);
  }
  return parts;
}

/** Returns joint answers to several groups: all of them, or those of the examples plus seeded samples. */
export function jointAssignments(
  rule: ScoringRule,
  groups: ReadonlySet<Group>,
): { assignments: Answers[]; complete: boolean } {
  const list = [...groups];
  const count = list.reduce((product, { assignments }) => product * assignments.length, 1);
  const complete = list.every((group) => group.complete);
  if (count <= MAX_JOINT_ANSWERS && (complete || list.length === 1)) {
    const all = list.reduce<Answers[]>(
      (before, { assignments }) => before.flatMap((one) => assignments.map((other) => ({ ...one, ...other }))),
      [{}],
    );
    return { assignments: all, complete };
  }
  const random = seededRandom(count);
  const drawn = Array.from({ length: JOINT_DRAWS }, () =>
    Object.assign({}, ...list.map(({ assignments }) => pick(random, assignments))),
  );
  const examples = rule.examples.map((example) => ({ ...givenAnswers(example.answers), ...example.stored }));
  return { assignments: [...examples, ...drawn], complete: false };
}
