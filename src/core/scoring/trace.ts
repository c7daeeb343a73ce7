import type { AnswerValue } from "../content-model/survey.ts";

/** The steps that led to a score, so that a result can always be explained. */
export type Trace = {
  readonly items: readonly TracedItem[];
  readonly derived: readonly TracedValue[];
  readonly formula: string;
  readonly score: number;
  readonly band: { readonly meaning: string; readonly from: number; readonly below: number | null };
};

/** `points` is null for an item whose answer a formula uses unchanged (a time, a number of hours). */
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
