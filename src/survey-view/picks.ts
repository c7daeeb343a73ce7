import { afterPaint, type PendingWork } from "../browser/after-paint.ts";

// A picked option looks picked at once, because the browser marks its input itself. What SurveyJS makes of it takes
// longer than a frame on a slow phone, so it follows after the paint, in the order of the picks.

let picks: (() => void)[] = [];
let pending: PendingWork | null = null;

export function pickAfterPaint(pick: () => void): void {
  picks.push(pick);
  pending ??= afterPaint(applyPicks);
}

/** Applies what was picked and not applied yet. Whatever reads or changes answers calls it first. */
export function applyPicks(): void {
  pending?.cancel();
  pending = null;
  const now = picks;
  picks = [];
  for (const pick of now) pick();
}
