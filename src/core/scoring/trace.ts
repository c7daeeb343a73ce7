import type { RaisedAlert } from "../content-model/alerts.ts";
import type { MissingItems } from "../content-model/missing-items.ts";
import type { AnswerValue } from "../content-model/survey.ts";

/** The steps that led to a score, so that a result can always be explained. */
export type Trace = {
  /** The version of the engine; absent in traces from before it was noted, which are of version 1. */
  readonly engine?: number;
  readonly items: readonly TracedItem[];
  readonly derived: readonly TracedValue[];
  readonly formula: string;
  /** Null when the answers give no score; `missing` says why where items were left open. */
  readonly score: number | null;
  readonly missing?: MissingItems;
  /** Set where the formula came to `none()`: the method has no result for such answers. */
  readonly none?: true;
  /** Null without a score. */
  readonly band: { readonly meaning: string; readonly from: number; readonly below: number | null } | null;
  /** The further results, in the order of the rule; absent where it has none. */
  readonly results?: readonly TracedResult[];
  /** The place of the rule that could not work out a number, where it failed. */
  readonly fault?: string;
  /** Absent when none was raised. */
  readonly alerts?: readonly RaisedAlert[];
};

/** `points` is null for an item whose answer a formula uses unchanged (a time, a number of hours). */
export type TracedItem = {
  readonly item: string;
  readonly answer: AnswerValue | null;
  readonly points: number | null;
  /** Set for an item that was asked and left open, or that the person would rather not answer. */
  readonly state?: "skipped" | "declined";
};

export type TracedValue = {
  readonly name: string;
  readonly kind: "stored" | "table" | "step" | "subscore";
  readonly formula: string | null;
  readonly value: number;
};

/** A result beside the score. */
export type TracedResult = Pick<Trace, "formula" | "score" | "missing" | "none" | "band"> & {
  readonly name: string;
  /** The values on the way to it, where open items made them others than those of the score. */
  readonly derived?: readonly TracedValue[];
};
