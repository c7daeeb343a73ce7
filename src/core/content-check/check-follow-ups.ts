import type { AmountFollowUp, FollowUp } from "../content-model/follow-ups.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { meantHint } from "./nearest-name.ts";

/** Checks what is asked beside the result: names, the alerts that are named, and that something is said to each answer. */
export function followUpIssues({ followUps = [], alerts = [] }: ScoringRule, issue: MakeIssue): Issue[] {
  const known = alerts.map(({ name }) => name);
  return followUps.flatMap((followUp, index): Issue[] => {
    const path = `followUps[${index}]`;
    const isTwice = followUps.findIndex(({ name }) => name === followUp.name) < index;
    return [
      ...(isTwice
        ? [issue("NAME_TWICE", `${path}.name`, `Another one is called "${followUp.name}".`, "Rename one of them.")]
        : []),
      ...(followUp.alerts ?? []).flatMap((name, position) =>
        known.includes(name)
          ? []
          : [
              issue(
                "ALERT_UNKNOWN",
                `${path}.alerts[${position}]`,
                `There is no alert "${name}".`,
                meantHint(name, known),
              ),
            ],
      ),
      ...(followUp.type === "choice" ? choiceIssues(followUp, path, issue) : saysIssues(followUp, path, issue)),
    ];
  });
}

function choiceIssues({ choices }: Extract<FollowUp, { type: "choice" }>, path: string, issue: MakeIssue): Issue[] {
  return choices.flatMap(({ value }, index) =>
    choices.findIndex((other) => other.value === value) < index
      ? [issue("NAME_TWICE", `${path}.choices[${index}].value`, `"${value}" is offered twice.`, "Rename one of them.")]
      : [],
  );
}

/** Checks that the amounts from which something is said begin at 0 and go up. */
export function saysIssues({ says }: Pick<AmountFollowUp, "says">, path: string, issue: MakeIssue): Issue[] {
  return says.flatMap(({ from }, index) => {
    const before = says[index - 1]?.from;
    if (before === undefined ? from === 0 : from > before) return [];
    const hint = "Let the first begin at 0, and each of the others above the one before.";
    return [issue("SAYS_ORDER", `${path}.says[${index}].from`, `${from} does not come after what is above it.`, hint)];
  });
}
