import type { RaisedAlert } from "../content-model/alerts.ts";
import type { PreparedRule, Values } from "./prepared-rule.ts";

const NONE: readonly RaisedAlert[] = [];

/** Returns the alerts that are true of these values. An item that was left open raises none, whatever it counts as. */
export function raisedAlerts(
  { alerts, placeOf }: PreparedRule,
  filled: Values,
  open: ReadonlySet<string>,
): readonly RaisedAlert[] {
  if (alerts.length === 0) return NONE;
  const values = filled.slice();
  for (const item of open) {
    const at = placeOf.get(item);
    if (at !== undefined) values[at] = undefined;
  }
  return alerts.flatMap(({ alert: { when: _, ...alert }, when }) => (when.valueIn(values) === true ? [alert] : []));
}
