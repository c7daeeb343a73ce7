import type { Consequences } from "#core/api/studio.ts";
import type { ExampleWithoutScore } from "#core/content-model/scoring-rule.ts";
import { TO_CONFIRM } from "#core/shared/to-confirm.ts";
import { entriesIn, type LooseRule } from "./rule-context.ts";

type ExampleList = "examples" | "withoutScore";
type Example = ExampleWithoutScore & { readonly score?: number; readonly meaning?: string };
/** An example that the machine found, and that is not in the rule yet. */
export type Proposal = { readonly list: ExampleList; readonly example: Example };
type Rule = Pick<LooseRule, ExampleList>;
type Rerun = Consequences["examples"][number];

const LISTS = ["examples", "withoutScore"] as const;

/** Returns the text of a rule that has the proposals among its examples, so that they are scored with it. */
export function ruleWith(rule: Rule, proposals: readonly Proposal[]): string {
  const lists = LISTS.map((list) => {
    const proposed = proposals.filter((one) => one.list === list).map(({ example }) => example);
    return [list, [...entriesIn(rule[list]), ...proposed]] as const;
  });
  return JSON.stringify({ ...rule, ...Object.fromEntries(lists.filter(([, { length }]) => length > 0)) });
}

/**
 * Returns the proposals with what the rule gives for their answers now.
 * @param reruns the outcomes of the rule that `ruleWith` returned
 */
export function proposedAnew(rule: Rule, proposals: readonly Proposal[], reruns: readonly Rerun[]): Proposal[] {
  const inOrder = LISTS.flatMap((list) => [
    ...entriesIn(rule[list]).map(() => null),
    ...proposals.filter((one) => one.list === list),
  ]);
  return proposals.map((proposal) => {
    const got = reruns[inOrder.indexOf(proposal)]?.got;
    return got ? withOutcome(proposal, got) : proposal;
  });
}

/** The title of a proposal begins with the score that it was found for. */
function withOutcome({ example }: Proposal, got: NonNullable<Rerun["got"]>): Proposal {
  const { score: before, meaning: _, results, alerts: __, ...rest } = example;
  const begins = `${TO_CONFIRM}${before}, `;
  const isNamed = before !== undefined && got.score !== null && rest.title.startsWith(begins);
  const title = isNamed ? `${TO_CONFIRM}${got.score}, ${rest.title.slice(begins.length)}` : rest.title;
  return {
    list: got.score === null ? "withoutScore" : "examples",
    example: {
      ...rest,
      title,
      ...(results ? { results: { ...results, ...got.results } } : {}),
      ...(got.alerts.length > 0 ? { alerts: [...got.alerts] } : {}),
      ...(got.score === null ? {} : { score: got.score }),
      ...(got.score === null || got.meaning === "" ? {} : { meaning: got.meaning }),
    },
  };
}
