import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { changed } from "./changed-value.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";
import { differenceOf, isAlike } from "./named-list.ts";
import { quoted, textChanges } from "./text-changes.ts";

const OF_NUMBER = [
  ["missing", "scores", "What happens to questions left open"],
  ["decimals", "bands", "The decimals shown"],
  ["show", "bands", "What is shown of the score"],
] as const;

/** Compares what is said of the score beside its bands, the further results, and the alerts. */
export function resultChanges(make: MakeChange, older: ScoringRule, newer: ScoringRule): ContentChange[] {
  const { kept, added, removed } = differenceOf(older.further ?? [], newer.further ?? [], ({ name }) => name);
  const what = (name: string) => `The further result ${name}`;
  return [
    ...OF_NUMBER.flatMap(([key, touches, name]) =>
      changed(make, "RESULT_CHANGED", key, touches, name, older[key], newer[key]),
    ),
    ...textChanges(make, "unit", "The unit of the score", older.unit, newer.unit),
    ...textChanges(make, "none", "What is said where there is no result", older.none, newer.none),
    ...mainChanges(make, older.main, newer.main),
    ...removed.map(({ thing, index }) =>
      make("RESULT_CHANGED", `further[${index}]`, "scores", `${what(thing.name)} is gone.`),
    ),
    ...added.map(({ thing, index }) =>
      make("RESULT_CHANGED", `further[${index}]`, "scores", `${what(thing.name)} is new: ${quoted(thing.formula)}.`),
    ),
    ...kept.flatMap(({ older: before, newer: after, newerIndex }) => {
      const place = `further[${newerIndex}]`;
      const { formula: _, title: __, ...rest } = after;
      const { formula: ___, title: ____, ...restBefore } = before;
      return [
        ...changed(
          make,
          "FORMULA_CHANGED",
          `${place}.formula`,
          "scores",
          `The formula of ${after.name}`,
          before.formula,
          after.formula,
        ),
        ...textChanges(make, `${place}.title`, `The title of ${after.name}`, before.title, after.title),
        ...(isAlike(restBefore, rest)
          ? []
          : [make("RESULT_CHANGED", place, "bands", `${what(after.name)} is described otherwise.`)]),
      ];
    }),
    ...(isAlike(older.alerts, newer.alerts)
      ? []
      : [make("RESULT_CHANGED", "alerts", "scores", "The alerts are not what they were.")]),
    ...(isAlike(older.followUps, newer.followUps)
      ? []
      : [make("RESULT_CHANGED", "followUps", "words", "What is asked beside the result is not what it was.")]),
  ];
}

/** Compares what the score is called beside further results. */
function mainChanges(make: MakeChange, older: ScoringRule["main"], newer: ScoringRule["main"]): ContentChange[] {
  return [
    ...changed(make, "RESULT_CHANGED", "main.name", "records", "The name of the score", older?.name, newer?.name),
    ...textChanges(make, "main.title", "The title of the score", older?.title, newer?.title),
  ];
}
