import { minutesInBed } from "./clock.ts";
import { minutesBetween, yearsBetween } from "./dates.ts";
import { NO_RESULT } from "./no-result.ts";
import { finite, isBlank, numberIn, plus } from "./numbers.ts";
import { readClockTime } from "./read-clock-time.ts";

/** A function that formulas may call. */
export type FormulaFunction = {
  /** The least and the most parameters. */
  readonly takes: readonly [least: number, most: number];
  readonly run: (parameters: readonly unknown[]) => unknown;
};

const MANY = Number.POSITIVE_INFINITY;

/** A function of numbers: nothing comes of nothing, so one blank leaves no result. */
const ofNumbers =
  (run: (numbers: readonly number[]) => number): FormulaFunction["run"] =>
  (parameters) => {
    const numbers: number[] = [];
    for (const parameter of parameters) {
      const number = numberIn(parameter);
      if (number === null) return null;
      numbers.push(number);
    }
    return finite(run(numbers));
  };

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum = plus(sum, number);
  return sum;
}
const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
/** A half is rounded up, also where it is stored as a little less: 1.005 to two decimals is 1.01. */
const roundTo = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals * (1 + Number.EPSILON)) / 10 ** decimals;
const isDecimals = (decimals: number): boolean => Number.isInteger(decimals) && decimals >= 0 && decimals <= 20;

/** Every function that a formula may call. What editors read of each is in function-words.ts, which no browser loads. */
export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries<FormulaFunction>({
    sum: { takes: [1, MANY], run: ofNumbers(sumOf) },
    avg: {
      takes: [1, MANY],
      run: ofNumbers((numbers) => sumOf(numbers) / numbers.length),
    },
    min: { takes: [1, MANY], run: ofNumbers((all) => Math.min(...all)) },
    max: { takes: [1, MANY], run: ofNumbers((all) => Math.max(...all)) },
    count: {
      takes: [1, MANY],
      run: (parameters) => parameters.filter((one) => !isBlank(one)).length,
    },
    round: {
      takes: [1, 2],
      run: ofNumbers(([value = 0, decimals = 0]) => (isDecimals(decimals) ? roundTo(value, decimals) : Number.NaN)),
    },
    floor: {
      takes: [1, 1],
      run: ofNumbers(([value = 0]) => Math.floor(value)),
    },
    ceil: {
      takes: [1, 1],
      run: ofNumbers(([value = 0]) => Math.ceil(value)),
    },
    fixed: {
      takes: [2, 2],
      run: ofNumbers(([value = 0, decimals = 0]) =>
        isDecimals(decimals) ? Number(value.toFixed(decimals)) : Number.NaN,
      ),
    },
    iif: {
      takes: [3, 3],
      run: ([condition, yes, no]) => (typeof condition === "boolean" ? (condition ? yes : no) : null),
    },
    none: { takes: [0, 0], run: () => NO_RESULT },
    yearsBetween: { takes: [2, 2], run: ([from, to]) => yearsBetween(textOf(from), textOf(to)) },
    minutesBetween: { takes: [2, 2], run: ([from, to]) => minutesBetween(textOf(from), textOf(to)) },
    isClockTime: {
      takes: [1, 1],
      run: ([text]) => readClockTime(textOf(text)) !== null,
    },
    sameClockTime: {
      takes: [2, 2],
      run: ([bed, up]) =>
        readClockTime(textOf(bed)) !== null &&
        readClockTime(textOf(up)) !== null &&
        minutesInBed(textOf(bed), textOf(up), 0) === null,
    },
    minutesInBed: {
      takes: [3, 3],
      run: ([bed, up, slept]) => {
        const hours = numberIn(slept);
        return hours === null ? null : minutesInBed(textOf(bed), textOf(up), hours);
      },
    },
    hoursInBed: {
      takes: [3, 3],
      run: ([bed, up, slept]) => hoursInBed(textOf(bed), textOf(up), numberIn(slept) ?? 0),
    },
  }),
);

/** Returns the time in bed in quarter hours, for the user to confirm ("about 8 hours"); empty while a time is missing. */
function hoursInBed(bed: string, up: string, slept: number): string {
  const minutes = minutesInBed(bed, up, slept);
  return minutes === null ? "" : `${Math.round(minutes / 15) / 4}`;
}
