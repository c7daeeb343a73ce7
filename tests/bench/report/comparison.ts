/** Several measurements of one thing. */
export type Spread = { readonly median: number; readonly least: number; readonly most: number };

/** What is held: a bound of the ratio to the baseline, or of our own figure. */
export type Target = { readonly of: "ratio" | "value"; readonly atLeast?: number; readonly atMost?: number };

/** One line of the report: our figure, the floor's of the same rounds, and the ratio, round by round. */
export type Comparison = {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: Spread;
  readonly baselineName: string;
  readonly baseline: Spread;
  readonly ratio: Spread;
  readonly target: Target | null;
  /** Null where nothing was promised. */
  readonly isMet: boolean | null;
};

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  return { median, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}

type Measured = {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly baselineName: string;
  readonly baseline: readonly number[];
  readonly target?: Target;
};

/** Sets what was measured against its floor; both lists hold one figure a round, in the same order. */
export function compare({ part, what, unit, ours, baselineName, baseline, target }: Measured): Comparison {
  const ratio = spreadOf(ours.map((value, round) => ratioOf(value, baseline[round] ?? Number.NaN)));
  const line = { part, what, unit, ours: spreadOf(ours), baselineName, baseline: spreadOf(baseline), ratio };
  if (!target) return { ...line, target: null, isMet: null };
  const held = target.of === "ratio" ? ratio.median : line.ours.median;
  const isMet = held >= (target.atLeast ?? -Infinity) && held <= (target.atMost ?? Infinity);
  return { ...line, target, isMet };
}

/** Nothing against nothing, as with two layouts that both stand still, is even. */
const ratioOf = (value: number, floor: number) => (value === floor ? 1 : value / floor);
