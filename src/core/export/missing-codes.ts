import type { Variable } from "./variable.ts";

/** Why a cell holds no answer. */
export type MissingCodes = {
  /** The person would rather not answer. */
  readonly declined: number;
  /** The question was asked and left open. */
  readonly skipped: number;
  /** A condition hid the question. */
  readonly notAsked: number;
};

const CODES: readonly MissingCodes[] = [
  { declined: -97, skipped: -98, notAsked: -99 },
  { declined: -99997, skipped: -99998, notAsked: -99999 },
];

/** Every code, as a cell has it. */
export const MISSING_CELLS: ReadonlySet<string> = new Set(CODES.flatMap((codes) => Object.values(codes).map(String)));

/** Those that stand for a declined answer. */
export const DECLINED_CELLS: ReadonlySet<string> = new Set(CODES.map(({ declined }) => `${declined}`));

/** The words for each code, in the order of `MissingCodes`. */
const MISSING_LABELS: Readonly<Record<keyof MissingCodes, string>> = {
  declined: "would rather not say",
  skipped: "left open",
  notAsked: "not asked",
};

/** Returns true for a column of answers: only these tell why there is none. */
export const tellsMissing = ({ source }: Variable): boolean => source.startsWith(QUESTION);

/** The item that a column of answers is about. */
export const itemOfColumn = ({ source }: Variable): string => source.slice(QUESTION.length);
const QUESTION = "question ";

/** Returns the codes of an export: numbers that no answer of it can be. */
export function missingCodes(variables: readonly Variable[]): MissingCodes {
  const lowest = Math.min(
    0,
    ...variables.flatMap(({ range, options }) => [range?.min ?? 0, ...options.map(({ code }) => code)]),
  );
  const [usual, far] = CODES;
  return (lowest > -90 ? usual : far) as MissingCodes;
}

/** Returns the codes of an export with the words for them. */
export function missingReasons(variables: readonly Variable[]): { readonly code: number; readonly label: string }[] {
  const codes = missingCodes(variables);
  return Object.entries(MISSING_LABELS).map(([reason, label]) => ({
    code: codes[reason as keyof MissingCodes],
    label,
  }));
}
