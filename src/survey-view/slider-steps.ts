type Line = { readonly min: number; readonly max: number; readonly step: number };

/** More digits than this of a number computed with floating point are noise. */
const DIGITS = 12;

/** Returns the number of a step, counted from the start of the line. */
const at = ({ min, step }: Line, steps: number): number => Number((min + steps * step).toPrecision(DIGITS));

const lastStep = ({ min, max, step }: Line): number => Math.floor((max - min) / step + 1e-9);

/** Returns the number in the middle of the line, where an untouched one is moved from. */
export const middleOf = (line: Line): number => at(line, Math.round(lastStep(line) / 2));

/** Returns the number so many steps further, at most at an end. From a number between two steps, it is the next one. */
export function movedBy(line: Line, from: number, steps: 1 | -1): number {
  const now = (from - line.min) / line.step;
  const isOnStep = Math.abs(now - Math.round(now)) < 1e-9;
  const next = isOnStep ? Math.round(now) + steps : steps > 0 ? Math.ceil(now) : Math.floor(now);
  return at(line, Math.min(Math.max(next, 0), lastStep(line)));
}
