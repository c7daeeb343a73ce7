import type { Command, DraftState, Step } from "../api/studio-drafts.ts";
import { afterStep, undoing } from "./step.ts";

/** Both files with the steps that led to them. Steps past `position` were undone and can be done again. */
export type DraftLog = { readonly state: DraftState; readonly steps: readonly Step[]; readonly position: number };

/** Returns the log after a command; null when it does not fit the log. */
export function afterCommand(log: DraftLog, command: Command): DraftLog | null {
  if (command.kind === "move") return movedTo(log, command.to);
  const state = afterStep(log.state, command.step);
  if (!state) return null;
  const steps = [...log.steps.slice(0, log.position), command.step];
  return { state, steps, position: steps.length };
}

/** Returns the log after commands, in their order; null when one does not fit. */
export const afterCommands = (log: DraftLog, commands: readonly Command[]): DraftLog | null =>
  commands.reduce<DraftLog | null>((now, command) => now && afterCommand(now, command), log);

function movedTo({ state, steps, position }: DraftLog, to: number): DraftLog | null {
  if (to < 0 || to > steps.length) return null;
  const passed = to < position ? steps.slice(to, position).toReversed().map(undoing) : steps.slice(position, to);
  const moved = passed.reduce<DraftState | null>((now, step) => now && afterStep(now, step), state);
  return moved && { state: moved, steps, position: to };
}
