import type { AnswerValue } from "../content-model/survey.ts";

/** How a score came about, step by step, so that a result can always show its working. */
export type Trace = {
  readonly items: readonly TracedItem[];
  readonly derived: readonly TracedValue[];
  readonly formula: string;
  readonly score: number;
  readonly band: { readonly meaning: string; readonly from: number; readonly below: number | null };
};

/** `points` is null for an item whose answer goes into a formula as it is (a time, a number of hours). */
export type TracedItem = {
  readonly item: string;
  readonly answer: AnswerValue | null;
  readonly points: number | null;
};

export type TracedValue = {
  readonly name: string;
  readonly kind: "stored" | "table" | "step" | "subscore";
  readonly formula: string | null;
  readonly value: number;
};
