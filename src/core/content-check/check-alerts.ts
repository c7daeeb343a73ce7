import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";

/** Checks alerts: each has a name of its own, and examples show answers that raise it and answers that do not. */
export function alertIssues({ alerts = [], examples, withoutScore = [] }: ScoringRule, issue: MakeIssue): Issue[] {
  const shown = [...examples, ...withoutScore];
  return alerts.flatMap(({ name }, index) => {
    const path = `alerts[${index}]`;
    if (alerts.findIndex((other) => other.name === name) !== index) {
      return [issue("NAME_TWICE", `${path}.name`, `Another alert is called "${name}".`, "Rename one of them.")];
    }
    const raising = shown.filter((example) => example.alerts?.includes(name));
    const silent = shown.length - raising.length;
    return [
      ...(raising.length > 0 ? [] : [missing(name, "raises", `and list it there: "alerts": ["${name}"]`)]),
      ...(silent > 0 ? [] : [missing(name, "does not raise", "just below where it begins")]),
    ];

    function missing(alert: string, does: string, how: string): Issue {
      const message = `No example ${does} the alert "${alert}".`;
      return issue("EXAMPLE_MISSING", "examples", message, `Add an example that ${does} it, ${how}.`);
    }
  });
}
