import { ExpressionRunner, FunctionFactory } from "survey-core";
import { formulaFunctions } from "./functions.ts";

// The one place where the core meets SurveyJS: its expression language is the one editors already
// know from `visibleIf`, so formulas, conditions and validators all run here.
for (const [name, run] of Object.entries(formulaFunctions)) FunctionFactory.Instance.register(name, run);

export type ExpressionValues = Readonly<Record<string, unknown>>;

const runners = new Map<string, ExpressionRunner>();
/** Content that is edited often must not fill the memory of a long-lived server. */
const MOST_RUNNERS = 5000;

function runnerOf(expression: string): ExpressionRunner {
  const known = runners.get(expression);
  if (known) return known;
  if (runners.size >= MOST_RUNNERS) runners.clear();
  const made = new ExpressionRunner(expression);
  runners.set(expression, made);
  return made;
}

/** True when the text parses as a SurveyJS expression. */
export function isExpression(expression: string): boolean {
  return runnerOf(expression).canRun();
}

/** Names in braces, in order of appearance: `{walks} + {swims}` gives `walks` and `swims`. */
export function namesIn(expression: string): string[] {
  return runnerOf(expression).getVariables();
}

/** The value of an expression; a name without a value counts as empty, as SurveyJS has it. */
export function evaluate(expression: string, values: ExpressionValues): unknown {
  return runnerOf(expression).runValues({ ...values });
}
