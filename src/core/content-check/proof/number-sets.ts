import { applyOperation } from "../../formulas/formula.ts";

const MAX_SUMS = 8_000_000;
const WIDEST = 4_000_000;
const MAX_OPERATIONS = 60_000;

/** Returns every sum of one number from each list; null when there are too many. */
export function sumsOf(one: readonly number[], other: readonly number[]): number[] | null {
  if (one.length === 0 || other.length === 0) return [];
  const decimals = Math.max(mostDecimals(one), mostDecimals(other));
  if (decimals > MOST_DECIMALS) {
    const sums = resultsOf("+", [one, other]);
    return sums && numbersOnly(sums);
  }
  if (decimals === 0) return wholeSums(one, other);
  // Sums of numbers with few decimals are sums of whole numbers: formulas round them to the decimals of their parts.
  const unit = 10 ** decimals;
  const whole = (numbers: readonly number[]) => numbers.map((value) => Math.round(value * unit));
  return wholeSums(whole(one), whole(other))?.map((sum) => sum / unit) ?? null;
}

const MOST_DECIMALS = 6;

/** Returns the most decimals that one of the numbers has; more than can be counted for one that is not written so. */
function mostDecimals(numbers: readonly number[]): number {
  let decimals = 0;
  for (const value of numbers) {
    while (decimals <= MOST_DECIMALS && Number(value.toFixed(decimals)) !== value) decimals += 1;
    if (decimals > MOST_DECIMALS || !Number.isSafeInteger(Math.round(value * 10 ** decimals))) return MOST_DECIMALS + 1;
  }
  return decimals;
}

function wholeSums(one: readonly number[], other: readonly number[]): number[] | null {
  if (one.length * other.length > MAX_SUMS) return null;
  const lowest = lowestOf(one) + lowestOf(other);
  const width = highestOf(one) + highestOf(other) - lowest;
  if (width > WIDEST) return null;
  const reached = new Uint8Array(width + 1);
  for (const a of one) for (const b of other) reached[a + b - lowest] = 1;
  const sums: number[] = [];
  for (let index = 0; index <= width; index += 1) if (reached[index]) sums.push(index + lowest);
  return sums;
}

/** Returns every result of an operation on one value from each list; null when there are too many. */
export function resultsOf(
  operator: string,
  lists: readonly (readonly unknown[])[],
  seen: (operands: readonly unknown[], result: unknown) => void = () => {},
): unknown[] | null {
  const count = lists.reduce((product, list) => product * list.length, 1);
  const isOfOne = lists.filter((list) => list.length > 1).length === 1;
  if (count > (isOfOne ? WIDEST / 4 : (operator === "/" ? MAX_OPERATIONS * 5 : MAX_OPERATIONS) * 2)) return null;
  const results = new Set<unknown>();
  const operands: unknown[] = [];
  const choose = (position: number) => {
    const list = lists[position];
    if (!list) {
      const result = resultOf(operator, operands);
      seen(operands, result);
      results.add(result);
      return;
    }
    for (const value of list) {
      operands[position] = value;
      choose(position + 1);
    }
  };
  choose(0);
  return [...results];
}

/** Gives the same result as SurveyJS. The common cases, whole numbers and divisions, are calculated here because that is faster. */
export function resultOf(operator: string, operands: readonly unknown[]): unknown {
  const [a, b] = operands;
  if (operands.length === 2 && typeof a === "number" && typeof b === "number") {
    if (operator === "/" && b !== 0) return a / b;
    if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) {
      if (operator === "+") return a + b;
      if (operator === "-") return a - b;
      if (operator === "*") return a * b;
    }
  }
  return applyOperation(operator, operands);
}

export const lowestOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
export const highestOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);

export function numbersOnly(values: readonly unknown[]): number[] {
  return values.filter((value): value is number => typeof value === "number" && Number.isFinite(value));
}
