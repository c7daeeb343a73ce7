import { type Answers, type AnswerValue, isDeclined } from "../content-model/answers.ts";
import type { Trace } from "../scoring/trace.ts";
import { itemOfColumn, type MissingCodes, missingCodes, tellsMissing } from "./missing-codes.ts";
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

/**
 * Returns the values of one submission in the order of the variables; null where there is none. A question without an
 * answer has a code that says why.
 */
export function exportRecord(variables: readonly Variable[], exported: ExportedSubmission): ExportRecord {
  const { trace, answers, original } = exported;
  const values = new Map<string, AnswerValue | null>([
    ["participant", exported.participant],
    ["submission", exported.submission],
    ["submitted_at", exported.submittedAt],
    ["age_band", exported.ageBand],
    ["content_version", exported.contentVersion],
    ["rule_version", exported.ruleVersion],
    ["score", exported.score],
    ["meaning", exported.meaning],
    ["original_score", original?.score ?? null],
    ["original_meaning", original?.meaning ?? null],
    ["original_rule_version", original?.ruleVersion ?? null],
    ["replaced_by", exported.replacedBy],
    ["first_submitted_at", exported.firstSubmittedAt],
    ["alerts", trace.alerts?.map(({ name }) => name).join(";") ?? null],
  ]);
  for (const [item, answer] of Object.entries(answers)) {
    if (isDeclined(answer)) continue;
    values.set(answerColumn(item), answer);
    if (typeof answer === "object") for (const option of answer) values.set(`${item}:${option}`, 1);
  }
  for (const { item, points } of trace.items) values.set(`points:${item}`, points);
  for (const { name, kind, value } of trace.derived) values.set(`${kind}:${name}`, value);
  for (const { name, score, band } of trace.results ?? []) {
    values.set(`result:${name}`, score);
    if (band) values.set(`result:${name}:meaning`, band.meaning);
  }
  const codes = missingCodes(variables);
  const missing = new Map(
    trace.items.flatMap(({ item, answer, state }): [string, keyof MissingCodes][] =>
      answer === null ? [[item, state ?? "notAsked"]] : [],
    ),
  );
  return Object.fromEntries(
    variables.map((variable) => {
      const { name, type } = variable;
      const item = tellsMissing(variable) ? itemOfColumn(variable) : null;
      const why = item === null ? undefined : missing.get(item);
      const isAnswered = type === "picked" && item !== null && values.has(answerColumn(item));
      return [name, values.get(name) ?? (why ? codes[why] : isAnswered ? 0 : null)];
    }),
  );
}
