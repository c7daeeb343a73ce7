import type { Routine, ShownStep, ShownSteps } from "../../content-model/steps.ts";
import { OFFERED_STEPS } from "./offered-count.ts";

/** Returns the steps that a person chooses from: those for the latest result first. */
export function offeredSteps(steps: readonly ShownStep[], meaning: string | undefined): ShownStep[] {
  const isFirst = ({ first }: ShownStep) => meaning !== undefined && first?.includes(meaning) === true;
  return [...steps.filter(isFirst), ...steps.filter((step) => !isFirst(step))].slice(0, OFFERED_STEPS);
}

/** Returns the routines that suit a step, in the order in which it names them. */
export function suitingRoutines({ routines }: Pick<ShownSteps, "routines">, step: ShownStep | undefined): Routine[] {
  if (!step?.routines) return [...routines];
  return step.routines.flatMap((id) => routines.find((one) => one.id === id) ?? []);
}
