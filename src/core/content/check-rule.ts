import type { ScoringRule } from "../contracts/scoring-rule.ts";
import type { SurveyDocument } from "../contracts/survey.ts";
import { isExpression, namesIn } from "../scoring/expression.ts";
import type { Item } from "../surveys/items.ts";
import { itemsOf } from "../surveys/items.ts";
import type { Issue } from "./issue.ts";

type Place = { readonly path: string; readonly item: string };

/** Holds a rule against the survey it scores: items, options, formulas, bands. */
export function ruleIssues(file: string, rule: ScoringRule, survey: SurveyDocument): Issue[] {
  const items = itemsOf(survey);
  const issue = (code: string, path: string, message: string, hint?: string): Issue =>
    hint === undefined ? { code, file, path, message } : { code, file, path, message, hint };
  return [
    ...itemIssues(rule, items, issue),
    ...optionIssues(rule, items, issue),
    ...formulaIssues(rule, items, issue),
    ...bandIssues(rule, issue),
  ];
}

type MakeIssue = (code: string, path: string, message: string, hint?: string) => Issue;

function scoredPlaces(rule: ScoringRule): Place[] {
  const points = (rule.points ?? []).flatMap((group, index) =>
    group.items.map((item) => ({ path: `points[${index}]`, item })),
  );
  const tables = (rule.tables ?? []).flatMap((table, index) =>
    table.pairs.flatMap(({ rows, columns }) => [rows, columns].map((item) => ({ path: `tables[${index}]`, item }))),
  );
  return [...points, ...tables];
}

function formulasOf(rule: ScoringRule): { path: string; text: string }[] {
  return [
    ...(rule.steps ?? []).map(({ of }, index) => ({ path: `steps[${index}].of`, text: of })),
    ...(rule.subscores ?? []).map(({ expression }, index) => ({
      path: `subscores[${index}].expression`,
      text: expression,
    })),
    { path: "score", text: rule.score },
  ];
}

function itemIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  const asked = new Set(items.map(({ name }) => name));
  const places = scoredPlaces(rule);
  const unknown = places
    .filter(({ item }) => !asked.has(item))
    .map(({ path, item }) =>
      issue("ITEM_UNKNOWN", path, `The survey asks no question named "${item}".`, "Check the name."),
    );
  const twice = places
    .filter(({ item }, index) => places.findIndex((other) => other.item === item) < index)
    .map(({ path, item }) => issue("ITEM_TWICE", path, `Item "${item}" is scored a second time here.`, "Remove one."));
  const used = new Set([...places.map(({ item }) => item), ...formulasOf(rule).flatMap(({ text }) => namesIn(text))]);
  const never = items
    .filter(({ name }) => !used.has(name))
    .map(({ name }) =>
      issue("ITEM_UNSCORED", "points", `Item "${name}" is asked but never scored.`, "Give it points."),
    );
  return [...unknown, ...twice, ...never];
}

function optionIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  return (rule.points ?? []).flatMap((group, index) =>
    group.items.flatMap((name) => {
      const item = items.find((one) => one.name === name);
      if (item?.answer.kind !== "choice") return [];
      const options = item.answer.options.map(({ value }) => `${value}`);
      const path = `points[${index}].values`;
      const unpaid = options
        .filter((option) => !Object.hasOwn(group.values, option))
        .map((option) => issue("OPTION_WITHOUT_POINTS", path, `Option "${option}" of item "${name}" has no points.`));
      const stray = Object.keys(group.values)
        .filter((option) => !options.includes(option))
        .map((option) => issue("POINTS_WITHOUT_OPTION", path, `Item "${name}" has no option "${option}".`));
      const open =
        item.conditions.length > 0 && group.notAsked === undefined
          ? [issue("NOT_ASKED_MISSING", `points[${index}]`, `Item "${name}" is not always asked.`, 'Add "notAsked".')]
          : [];
      return [...unpaid, ...stray, ...open];
    }),
  );
}

function formulaIssues(rule: ScoringRule, items: readonly Item[], issue: MakeIssue): Issue[] {
  const known = new Set([
    ...items.map(({ name }) => name),
    ...(rule.reads ?? []).map(({ name }) => name),
    ...(rule.tables ?? []).flatMap(({ pairs }) => pairs.map(({ name }) => name)),
    ...(rule.steps ?? []).map(({ name }) => name),
    ...(rule.subscores ?? []).map(({ name }) => name),
  ]);
  return formulasOf(rule).flatMap(({ path, text }) => {
    if (!isExpression(text)) return [issue("FORMULA_SYNTAX", path, `"${text}" cannot be read as a formula.`)];
    return namesIn(text)
      .filter((name) => !known.has(name))
      .map((name) => issue("NAME_UNKNOWN", path, `{${name}} names nothing in this survey or rule.`, "Check the name."));
  });
}

function bandIssues(rule: ScoringRule, issue: MakeIssue): Issue[] {
  const order = rule.bands.flatMap((band, index) => {
    const before = rule.bands[index - 1];
    return before && before.from >= band.from
      ? [
          issue(
            "BANDS_ORDER",
            `bands[${index}].from`,
            `${band.from} does not lie above ${before.from}, where the band before starts.`,
          ),
        ]
      : [];
  });
  const first = rule.bands[0];
  const gap =
    first && first.from > rule.range.min
      ? [issue("BANDS_START", "bands[0].from", `Scores from ${rule.range.min} up to ${first.from} lie in no band.`)]
      : [];
  const short =
    rule.gauge.max < rule.range.max && !rule.gauge.capped
      ? [
          issue(
            "GAUGE_SHORT",
            "gauge.max",
            `Scores reach ${rule.range.max}, past the gauge's end.`,
            'Raise it, or add "capped": true.',
          ),
        ]
      : [];
  return [...order, ...gap, ...short];
}
