import type { Catalogue } from "../content-model/domains.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Site } from "../content-model/site.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { scoreAnswers } from "../scoring/score.ts";
import { type Issue, issuesIn } from "../shared/issue.ts";
import { itemsOf } from "../surveys/items.ts";
import { saysIssues } from "./check-follow-ups.ts";
import { meantHint } from "./nearest-name.ts";

type CheckedScale = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

/**
 * Checks that what home asks is what its scale asks, with the same limits, and that the rule gives the product that home
 * shows: whoever keeps it finds the same number again.
 */
export function tasterIssues(
  file: string,
  { home: { taster } }: Site,
  { domains }: Catalogue,
  scales: ReadonlyMap<string, CheckedScale>,
): Issue[] {
  if (!taster) return [];
  const issue = issuesIn(file);
  const path = "home.taster";
  const isTaken = domains.some(({ survey, variants = [], firstSurvey }) =>
    [survey, ...variants, firstSurvey?.survey].includes(taster.scale),
  );
  const scale = isTaken ? undefined : scales.get(taster.scale);
  if (!scale)
    return [
      issue(
        "SCALE_UNKNOWN",
        `${path}.scale`,
        `There is no standalone scale "${taster.scale}".`,
        meantHint(taster.scale, [...scales.keys()]),
      ),
    ];
  const items = itemsOf(scale.survey);
  const unfit = taster.fields.flatMap(({ item, max }, index): Issue[] => {
    const place = `${path}.fields[${index}]`;
    const answer = items.find(({ name }) => name === item)?.answer;
    if (answer?.kind === "number" && answer.min === 0 && answer.max === max) return [];
    const hint = `Let the scale "${taster.scale}" ask for a number from 0 to ${max} under this name.`;
    return [issue("TASTER_FIELD", `${place}.item`, `"${item}" is no question with these limits.`, hint)];
  });
  const said = saysIssues(taster, path, issue);
  return unfit.length > 0 ? [...unfit, ...said] : [...productIssues(taster, scale, issue, path), ...said];
}

function productIssues(
  { fields }: NonNullable<Site["home"]["taster"]>,
  { rule }: CheckedScale,
  issue: ReturnType<typeof issuesIn>,
  path: string,
): Issue[] {
  const [first, second] = fields;
  if (!first || !second) return [];
  const tried = [
    [1, 1],
    [1, second.max],
    [first.max, 1],
    [first.max, second.max],
  ] as const;
  const other = tried.find(
    ([one, two]) => scoreAnswers(rule, { [first.item]: one, [second.item]: two }).score !== one * two,
  );
  if (!other) return [];
  const [one, two] = other;
  return [
    issue(
      "TASTER_SCORE",
      `${path}.scale`,
      `For ${one} and ${two}, home shows ${one * two}, and the rule gives something else.`,
      "Let the rule multiply the two.",
    ),
  ];
}
