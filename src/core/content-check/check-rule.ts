import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { namesIn } from "../formulas/formula.ts";
import { formulasOf } from "../references/formulas-of-rule.ts";
import { scoredPlaces } from "../references/items-of-rule.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { type Item, itemsOf, scorableItems } from "../surveys/items.ts";
import { alertIssues } from "./check-alerts.ts";
import { bandIssues } from "./check-bands.ts";
import { followUpIssues } from "./check-follow-ups.ts";
import { formulaIssues } from "./check-formulas.ts";
import { missingIssues, notAskedIssues } from "./check-missing.ts";
import { optionIssues } from "./check-options.ts";
import { resultIssues } from "./check-results.ts";
import { meantHint } from "./nearest-name.ts";
import { rulesOfFurther } from "./rules-of-results.ts";

/** Checks a rule against the survey it scores: items, options, formulas, bands. */
export function ruleIssues(
  file: string,
  rule: ScoringRule,
  survey: SurveyDocument,
  scales: ReadonlySet<string> = new Set((rule.reads ?? []).map(({ scale }) => scale)),
): Issue[] {
  const items = scorableItems(itemsOf(survey));
  const issue = issuesIn(file);
  return [
    ...itemIssues(rule, items, issue),
    ...optionIssues(rule, items, issue),
    ...formulaIssues(rule, items, issue),
    ...readIssues(rule, scales, issue),
    ...resultIssues(rule, issue),
    ...[{ rule, at: (make: MakeIssue) => make }, ...rulesOfFurther(rule)].flatMap(({ rule: one, at }) => [
      ...bandIssues(one, at(issue)),
      ...marginIssues(one, at(issue)),
      ...missingIssues(one, items, at(issue)),
    ]),
    ...alertIssues(rule, issue),
    ...followUpIssues(rule, issue),
    ...notAskedIssues(rule, items, issue),
  ];
}

function itemIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  const asked = new Set(items.map(({ name }) => name));
  const places = scoredPlaces(rule);
  const unknown = places
    .filter(({ item }) => !asked.has(item))
    .map(({ path, item }) =>
      issue("ITEM_UNKNOWN", path, `The survey asks no question named "${item}".`, meantHint(item, asked)),
    );
  const twice = places.flatMap(({ path, item }, index) => {
    const first = places.findIndex((other) => other.item === item);
    if (first === index) return [];
    const message = `Question "${item}" is scored a second time here; it already is at ${places[first]?.path}.`;
    return [issue("ITEM_TWICE", path, message, "Remove it from one of the two places.")];
  });
  const counting = formulasOf(rule).filter(({ path }) => !path.startsWith("alerts"));
  const named = new Set(counting.flatMap(({ text }) => namesIn(text)));
  const inTables = new Set(
    (rule.tables ?? []).flatMap(({ pairs }) => pairs.flatMap(({ rows, columns }) => [rows, columns])),
  );
  const pointed = new Set((rule.points ?? []).flatMap((group) => group.items));
  const unscored = new Set(rule.unscored ?? []);
  const never = items
    .map(({ name }) => name)
    .filter((name) => !named.has(name) && !inTables.has(name) && !unscored.has(name))
    .map((name) => {
      const message = pointed.has(name)
        ? `Question "${name}" has points, but no formula adds them to the score.`
        : `Question "${name}" is asked but never scored.`;
      const remedy = pointed.has(name) ? "" : 'give it points under "points" and ';
      const hint = `To count it, ${remedy}write {${name}} into a formula; otherwise name it in "unscored", or take the question out of the survey.`;
      return issue("ITEM_UNSCORED", "points", message, hint);
    });
  return [...unknown, ...twice, ...never, ...unscoredIssues(rule, asked, named, issue)];
}

/** Checks the list of items that are kept without being counted. */
function unscoredIssues(
  rule: ScoringRule,
  asked: ReadonlySet<string>,
  named: ReadonlySet<string>,
  issue: MakeIssue,
): Issue[] {
  return (rule.unscored ?? []).flatMap((name, index) => {
    const path = `unscored[${index}]`;
    if (!asked.has(name)) {
      return [issue("ITEM_UNKNOWN", path, `The survey asks no question named "${name}".`, meantHint(name, asked))];
    }
    const pointed = (rule.points ?? []).some(({ items }) => items.includes(name));
    if (!named.has(name) && !pointed) return [];
    const message = `Question "${name}" is called unscored, but ${pointed ? "it has points" : "a formula names it"}.`;
    return [
      issue("UNSCORED_COUNTED", path, message, `Remove it here, or from the ${pointed ? "points" : "formulas"}.`),
    ];
  });
}

function readIssues(rule: ScoringRule, scales: ReadonlySet<string>, issue: MakeIssue): Issue[] {
  return (rule.reads ?? []).flatMap(({ scale }, index) => {
    const path = `reads[${index}].scale`;
    if (scale === rule.scale) {
      return [
        issue("READS_ITSELF", path, `This rule reads its own result.`, "Name another scale, or remove the entry."),
      ];
    }
    if (scales.has(scale)) return [];
    const others = [...scales].filter((one) => one !== rule.scale);
    return [issue("READS_UNKNOWN", path, `There is no scale named "${scale}" to read.`, meantHint(scale, others))];
  });
}

/** Checks that the margin is smaller than the range: otherwise no two results could ever differ. */
function marginIssues({ margin, range: { min, max } }: ScoringRule, issue: MakeIssue): Issue[] {
  if (!margin || margin.within < max - min) return [];
  const message = `A change of ${margin.within} is called none, yet scores only run from ${min} to ${max}.`;
  return [issue("MARGIN_WIDE", "margin.within", message, `Give a number above 0 and below ${max - min}.`)];
}
