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
  /** Null without a score. */
  readonly band: { readonly meaning: string; readonly from: number; readonly below: number | null } | null;
  /** Absent when none was raised. */
  readonly alerts?: readonly RaisedAlert[];
};

/** `points` is null for an item whose answer a formula uses unchanged (a time, a number of hours). */
export type TracedItem = {
  readonly item: string;
  readonly answer: AnswerValue | null;
  readonly points: number | null;
  /** Set for an item that was asked and left open. */
  readonly state?: "skipped";
};

export type TracedValue = {
  readonly name: string;
  readonly kind: "stored" | "table" | "step" | "subscore";
  readonly formula: string | null;
  readonly value: number;
};
