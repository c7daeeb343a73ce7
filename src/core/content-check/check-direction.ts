import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Answers } from "../content-model/survey.ts";
import { oneOf } from "../question-types/answer-kinds/answer-kinds.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import type { Item } from "../surveys/items.ts";
import { directionsOf } from "./proof/directions.ts";
import { nodeValue } from "./proof/formula-graph.ts";
import { seededRandom } from "./proof/random.ts";
import type { Proof } from "./proof/reachable-scores.ts";
import { answerDrawer } from "./proof/sample-answers.ts";

const TRIALS = 300;

/**
 * Checks that more points for one question move the score in one direction only. The formula shows it where
 * possible; otherwise answers are tried. A scale that is best in the middle may turn, so it is skipped.
 */
export function directionIssues(rule: ScoringRule, items: readonly Item[], proof: Proof, issue: MakeIssue): Issue[] {
  if (!rule.gauge || rule.gauge.better === "middle") return [];
  const directions = directionsOf(proof.graph.score, proof.reachOf);
  const turning = (rule.points ?? []).flatMap((group, index) =>
    group.items
      .filter((item) => directions.get(item) === "unknown")
      .flatMap((item) => {
        const turn = turnFound(rule, items, proof, item, group.values);
        return turn ? [{ item, turn, path: `points[${index}]` }] : [];
      }),
  );
  const [first, ...others] = turning;
  if (!first) return [];
  const alike = others.length > 0 ? ` The same holds for ${others.length} more.` : "";
  const message = `More points for question "${first.item}" should move the score one way, but it both rises and falls: ${first.turn}.${alike}`;
  const hint = "Look for a sign, a cut-off or a step's value that turns back in the formulas it goes through.";
  return [issue("SCORE_TURNS", first.path, message, hint)];
}

function turnFound(
  rule: ScoringRule,
  items: readonly Item[],
  { graph }: Proof,
  item: string,
  values: Readonly<Record<string, number>>,
): string | null {
  const draw = answerDrawer(rule, items, seededRandom(item.length));
  const answer = items.find(({ name }) => name === item)?.answer;
  const options = answer && oneOf(answer);
  if (!options) return null;
  const ranked = options.map(({ value }) => value).sort((a, b) => (values[`${a}`] ?? 0) - (values[`${b}`] ?? 0));
  const stored = Object.assign({}, ...rule.examples.map((example) => example.stored ?? {}));
  let rise: string | null = null;
  let fall: string | null = null;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const answers: Answers = { ...stored, ...draw() };
    if (answers[item] === undefined) continue;
    const values = ranked.map((value) => nodeValue(graph.score, { ...answers, [item]: value }));
    // Where the method gives no result there is nothing to compare.
    const scores = values.filter((value) => typeof value === "number");
    if (scores.length < values.length) continue;
    ranked.forEach((value, place) => {
      const [before = 0, after = before] = [scores[place - 1], scores[place]];
      if (place === 0 || before === after) return;
      const told = `"${value}" instead of "${ranked[place - 1]}" changes ${before} to ${after}`;
      if (after > before) rise ??= told;
      else fall ??= told;
    });
    if (rise && fall) return `${rise}, and with other answers ${fall}`;
  }
  return null;
}
