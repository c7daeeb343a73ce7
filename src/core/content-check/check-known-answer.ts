import type { Catalogue } from "../content-model/domains.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { oneOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { itemsOf } from "../surveys/items.ts";

/** Checks that what is filled in is an answer that the question takes. Unknown surveys are reported elsewhere. */
export function knownAnswerIssues(
  file: string,
  { domains }: Catalogue,
  scales: ReadonlyMap<string, { readonly survey: SurveyDocument }>,
): Issue[] {
  const issue = issuesIn(file);
  return domains.flatMap(({ known, survey }, index) => {
    const scale = scales.get(survey);
    if (!known || !scale) return [];
    const path = `domains[${index}].known`;
    const item = itemsOf(scale.survey).find(({ name }) => name === known.item);
    const values = item && oneOf(item.answer)?.map(({ value }) => value);
    if (!values)
      return [issue("KNOWN_ANSWER", `${path}.item`, `"${known.item}" is no question with one answer.`, "Name one.")];
    return known.answers.flatMap(({ from, value }, at, { [at - 1]: before }) => [
      ...(values.includes(value)
        ? []
        : [
            issue(
              "KNOWN_ANSWER",
              `${path}.answers[${at}].value`,
              `"${value}" is no option.`,
              "Write the option's value.",
            ),
          ]),
      ...(before === undefined || before.from < from
        ? []
        : [issue("KNOWN_ANSWER", `${path}.answers[${at}].from`, `${from} does not rise.`, "Order them by age.")]),
    ]);
  });
}
