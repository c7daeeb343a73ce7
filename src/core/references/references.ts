import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { conditionsOf } from "./conditions-of-survey.ts";
import { formulasOf } from "./formulas-of-rule.ts";
import { scoredPlaces } from "./items-of-rule.ts";
import { renameInExpression } from "./rename-in-expression.ts";

type Path = readonly (string | number)[];

/** Where a question is named, beside itself. */
export type Reference = {
  readonly part: "survey" | "rule";
  readonly where: "condition" | "formula" | "alert" | "points" | "table" | "unscored" | "not-asked" | "example";
  readonly path: Path;
  /** True where the name is that of a property; the path leads to its value. */
  readonly isKey: boolean;
  /** What stands there after the renaming. */
  readonly to: string;
};

/** Returns every place in a scale that a renaming touches, found by what the content check reads. */
export function referencesIn(
  survey: Pick<SurveyDocument, "pages">,
  rule: ScoringRule,
  renamed: (name: string) => string,
): Reference[] {
  const found = (part: Reference["part"], where: Reference["where"], path: Path, text: string, isKey = false) => {
    const to = EXPRESSIONS.has(where) ? renameInExpression(text, renamed) : renamed(text);
    return to === text ? [] : [{ part, where, path, isKey, to }];
  };
  const keys = (where: Reference["where"], path: Path, object: object = {}) =>
    Object.keys(object).flatMap((name) => found("rule", where, [...path, name], name, true));
  const examples = (["examples", "withoutScore"] as const).flatMap((list) =>
    (rule[list] ?? []).flatMap(({ answers }, index) => keys("example", [list, index, "answers"], answers)),
  );
  return [
    ...conditionsOf(survey).flatMap(({ path, expression }) => found("survey", "condition", stepsOf(path), expression)),
    ...formulasOf(rule).flatMap(({ path, text }) =>
      found("rule", path.startsWith("alerts") ? "alert" : "formula", stepsOf(path), text),
    ),
    ...scoredPlaces(rule).flatMap(({ path, item }) =>
      found("rule", path.startsWith("points") ? "points" : "table", stepsOf(path), item),
    ),
    ...(rule.unscored ?? []).flatMap((name, index) => found("rule", "unscored", ["unscored", index], name)),
    ...keys("not-asked", ["notAsked"], rule.notAsked),
    ...examples,
  ];
}

const EXPRESSIONS: ReadonlySet<string> = new Set<Reference["where"]>(["condition", "formula", "alert"]);

/** Reads a path such as `pages[0].visibleIf`. */
const stepsOf = (path: string): Path =>
  path.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : [/^\d+$/.test(step) ? Number(step) : step]));
