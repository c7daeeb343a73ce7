import type { Catalogue } from "../content-model/domains.ts";
import type { GuidanceEntry } from "../content-model/guidance.ts";
import type { KnowYourNumbers } from "../content-model/know-your-numbers.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { meantHint } from "./nearest-name.ts";

/**
 * Checks that each factor has an id of its own, and that the domain and the entry of the guide that it names exist.
 * @param entries those of the guide
 */
export function numbersIssues(
  file: string,
  { factors }: KnowYourNumbers,
  { domains }: Catalogue,
  entries: readonly GuidanceEntry[],
): Issue[] {
  const issue = issuesIn(file);
  const categories = domains.map(({ category }) => category);
  const ids = entries.map(({ id }) => id);
  return factors.flatMap(({ id, category, guide }, index): Issue[] => {
    const path = `factors[${index}]`;
    const isRepeated = factors.findIndex((other) => other.id === id) < index;
    return [
      ...(isRepeated
        ? [issue("REPEATED", `${path}.id`, `The id "${id}" is already used.`, "Each must be unique.")]
        : []),
      ...(category === undefined || categories.includes(category)
        ? []
        : [
            issue(
              "CATEGORY_UNKNOWN",
              `${path}.category`,
              `There is no domain "${category}".`,
              meantHint(category, categories),
            ),
          ]),
      ...(guide === undefined || ids.includes(guide)
        ? []
        : [issue("ENTRY_UNKNOWN", `${path}.guide`, `The guide has no entry "${guide}".`, meantHint(guide, ids))]),
    ];
  });
}
