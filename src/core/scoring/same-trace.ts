import type { Trace } from "./trace.ts";

/**
 * Returns true when two traces explain a score in the same way and raise the same alerts; the order of answers, and
 * answers that are no longer asked, do not matter.
 */
export function sameTrace(one: Trace, other: Trace): boolean {
  const explanation = (trace: Trace) => {
    const { items, derived, formula, band } = trace;
    return JSON.stringify([
      items.filter(({ points }) => points !== null).map(({ item, points }) => [item, points]),
      derived.map(({ name, kind, formula: from, value }) => [name, kind, from, value]),
      formula,
      band && [band.meaning, band.from, band.below],
      ...(trace.results ?? []),
    ]);
  };
  return explanation(one) === explanation(other) && sameAlerts(one, other);
}

/** Returns true when every result beside the score is the same number in the same band. */
export function sameFurther(one: Trace, other: Trace): boolean {
  const told = ({ results = [] }: Trace) =>
    JSON.stringify(results.map(({ name, score, band }) => [name, score, band?.meaning ?? ""]).sort());
  return told(one) === told(other);
}

/** Returns true when both raise alerts of the same names and kinds. Their words are the rule's, and may be edited. */
export function sameAlerts(one: Trace, other: Trace): boolean {
  const raised = ({ alerts = [] }: Trace) => JSON.stringify(alerts.map(({ name, kind }) => [name, kind]).sort());
  return raised(one) === raised(other);
}
