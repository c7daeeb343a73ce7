import type { Catalogue } from "../content-model/domains.ts";
import type { Issue } from "../shared/issue.ts";
import { meantHint } from "./nearest-name.ts";
import { takenAddresses } from "./taken-addresses.ts";

/** Checks the catalogue against the existing surveys, rules and addresses, and that its own addresses and categories are unique. */
export function catalogueIssues(file: string, { domains }: Catalogue, scales: ReadonlySet<string>): Issue[] {
  const unknown = domains.flatMap((domain, index) =>
    [domain.survey, ...(domain.variants ?? []), ...(domain.firstSurvey ? [domain.firstSurvey.survey] : [])]
      .filter((survey) => !scales.has(survey))
      .map((survey) => ({
        code: "SURVEY_UNKNOWN",
        file,
        path: `domains[${index}]`,
        message: `There is no survey with a scoring rule named "${survey}".`,
        hint: `${meantHint(survey, scales)} Both surveys/${survey}.json and scoring-rules/${survey}.json are needed.`,
      })),
  );
  // Pages and results are both read by GET, so one address cannot lead to both.
  const routes = domains.map(({ routes: { intro, questionnaire, score }, firstSurvey }) => [
    intro,
    questionnaire,
    score,
    ...(firstSurvey ? [firstSurvey.route] : []),
  ]);
  const calls = domains.map(({ submit, score, firstSurvey }) => [
    submit,
    score,
    ...(firstSurvey ? [firstSurvey.save] : []),
  ]);
  return [
    ...unknown,
    ...takenAddresses(file, domains),
    ...repeated(file, "address", routes),
    ...repeated(file, "call", calls),
    ...repeated(
      file,
      "category",
      domains.map(({ category }) => [category]),
    ),
  ];
}

function repeated(file: string, kind: string, values: readonly (readonly string[])[]): Issue[] {
  const all = values.flatMap((list, domain) => list.map((value) => ({ value, domain })));
  return all
    .filter(({ value }, index) => all.findIndex((other) => other.value === value) < index)
    .map(({ value, domain }) => ({
      code: "REPEATED",
      file,
      path: `domains[${domain}]`,
      message: `The ${kind} "${value}" is already used by domains[${all.find((other) => other.value === value)?.domain}].`,
      hint: "Give this domain one of its own.",
    }));
}
