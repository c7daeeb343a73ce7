import { type Answers, type AnswerValue, isDeclined } from "../content-model/answers.ts";
import type { Trace } from "../scoring/trace.ts";
import { itemOfColumn, missingCodes, tellsMissing } from "./missing-codes.ts";
import { answerColumn, type Variable } from "./variables.ts";

/** A submission as it is exported: nothing in it identifies the account. */
export type ExportedSubmission = {
  readonly participant: string;
  readonly submission: string;
  readonly submittedAt: string;
  readonly ageBand: string;
  readonly contentVersion: string;
  readonly ruleVersion: string;
  readonly answers: Answers;
  readonly trace: Trace;
  readonly score: number | null;
  readonly meaning: string;
  /** The submission that corrects this one; null for one that counts. */
  readonly replacedBy: string | null;
  /** When the first answers were submitted, for a correction. */
  readonly firstSubmittedAt: string | null;
  readonly original: { readonly score: number | null; readonly meaning: string; readonly ruleVersion: string } | null;
};

export type ExportRecord = Readonly<Record<string, AnswerValue | null>>;

type Value = AnswerValue | null;

/** Returns the values of one submission by variable. */
export function exportRecord(variables: readonly Variable[], exported: ExportedSubmission): ExportRecord {
  const values = exportValues(variables)(exported);
  return Object.fromEntries(variables.map(({ name }, place) => [name, values[place] ?? null]));
}

/**
 * Returns what gives the values of one submission in the order of the variables; null where there is none. A question
 * without an answer has a code that says why. What depends on the variables alone is computed once: this runs for each
 * of perhaps millions of submissions.
 */
export function exportValues(variables: readonly Variable[]): (exported: ExportedSubmission) => Value[] {
  const places = new Map(variables.map(({ name }, place) => [name, place]));
  const nameOf = columnNames();
  const codes = missingCodes(variables);
  /** The places of the columns that tell why an item has no answer, and of those that are 0 for an option not picked. */
  const told = new Map<string, { readonly place: number; readonly isPicked: boolean }[]>();
  for (const [place, variable] of variables.entries()) {
    if (!tellsMissing(variable)) continue;
    const item = itemOfColumn(variable);
    told.set(item, [...(told.get(item) ?? []), { place, isPicked: variable.type === "picked" }]);
  }
  const pickedItems = [...told].flatMap(([item, columns]) => (columns.some(({ isPicked }) => isPicked) ? [item] : []));

  return (exported) => {
    const { trace, answers, original } = exported;
    const values: Value[] = new Array(variables.length).fill(null);
    const set = (name: string, value: Value) => {
      const place = places.get(name);
      if (place !== undefined) values[place] = value;
    };
    set("participant", exported.participant);
    set("submission", exported.submission);
    set("submitted_at", exported.submittedAt);
    set("age_band", exported.ageBand);
    set("content_version", exported.contentVersion);
    set("rule_version", exported.ruleVersion);
    set("score", exported.score);
    set("meaning", exported.meaning);
    if (original) {
      set("original_score", original.score);
      set("original_meaning", original.meaning);
      set("original_rule_version", original.ruleVersion);
    }
    set("replaced_by", exported.replacedBy);
    set("first_submitted_at", exported.firstSubmittedAt);
    if (trace.alerts) set("alerts", trace.alerts.map(({ name }) => name).join(";"));
    for (const item of Object.keys(answers)) {
      const answer = answers[item];
      if (answer === undefined || isDeclined(answer)) continue;
      set(answerColumn(item), answer);
      if (typeof answer === "object") for (const option of answer) set(nameOf(item, option), 1);
    }
    for (const { item, points, answer, state } of trace.items) {
      set(nameOf("points", item), points);
      if (answer !== null) continue;
      const code = codes[state ?? "notAsked"];
      for (const { place } of told.get(item) ?? []) values[place] ??= code;
    }
    for (const { name, kind, value } of trace.derived) set(nameOf(kind, name), value);
    for (const { name, score, band } of trace.results ?? []) {
      set(nameOf("result", name), score);
      if (band) set(`result:${name}:meaning`, band.meaning);
    }
    for (const item of pickedItems) {
      if (!Object.hasOwn(answers, item) || isDeclined(answers[item] ?? null)) continue;
      for (const { place, isPicked } of told.get(item) ?? []) if (isPicked) values[place] ??= 0;
    }
    return values;
  };
}

/** Joins the two parts of the names of columns, each pair once. */
function columnNames(): (first: string, second: string | number) => string {
  const known = new Map<string, Map<string | number, string>>();
  return (first, second) => {
    const names = known.get(first) ?? new Map<string | number, string>();
    if (names.size === 0) known.set(first, names);
    const name = names.get(second) ?? `${first}:${second}`;
    names.set(second, name);
    return name;
  };
}
