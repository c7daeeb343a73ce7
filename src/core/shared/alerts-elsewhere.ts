import type { RaisedAlert } from "../content-model/alerts.ts";

/**
 * Returns the alerts that may be told of anywhere but on the page of the result: all but those of abuse, because the
 * wrong person may see another page, or find the paper.
 */
export function alertsElsewhere(alerts: readonly RaisedAlert[]): RaisedAlert[] {
  return alerts.filter(({ kind }) => kind !== "abuse");
}
