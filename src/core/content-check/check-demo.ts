import type { Catalogue } from "../content-model/domains.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Site } from "../content-model/site.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { meantHint } from "./nearest-name.ts";

/**
 * Checks that each result of the demo is a worked example of its area, with the score that the rule gives it, and that it
 * raises no alert: the demo alarms nobody.
 */
export function demoIssues(
  file: string,
  { demo: { person } }: Site,
  { domains }: Catalogue,
  scales: ReadonlyMap<string, { readonly rule: ScoringRule }>,
): Issue[] {
  const issue = issuesIn(file);
  return (person?.results ?? []).flatMap(({ category, example: title, score }, index): Issue[] => {
    const path = `demo.person.results[${index}]`;
    const domain = domains.find((one) => one.category === category);
    if (!domain) {
      const hint = meantHint(
        category,
        domains.map((one) => one.category),
      );
      return [issue("CATEGORY_UNKNOWN", `${path}.category`, `There is no domain "${category}".`, hint)];
    }
    const examples = scales.get(domain.survey)?.rule.examples;
    // A scale that did not pass its own checks is reported there.
    if (!examples) return [];
    const example = examples.find((one) => one.title === title);
    if (!example) {
      const titles = examples.map((one) => one.title);
      return [
        issue(
          "EXAMPLE_UNKNOWN",
          `${path}.example`,
          `"${domain.survey}" has no such example.`,
          meantHint(title, titles),
        ),
      ];
    }
    return [
      ...(example.score === score
        ? []
        : [issue("DEMO_SCORE", `${path}.score`, `The rule gives ${example.score}.`, "Write this number.")]),
      ...(example.alerts?.length
        ? [issue("DEMO_ALERT", `${path}.example`, "This example raises an alert.", "Choose one that raises none.")]
        : []),
    ];
  });
}
