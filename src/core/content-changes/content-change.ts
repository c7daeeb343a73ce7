import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";

/** One version of a survey together with its rule. */
export type ScaleVersion = { readonly survey: SurveyDocument; readonly rule: ScoringRule };

/** Codes for the kinds of changes. They are stable, because programs may depend on them. */
type ChangeCode =
  | "TEXT_CHANGED"
  | "TRANSLATION_CHANGED"
  | "PAGE_ADDED"
  | "PAGE_REMOVED"
  | "PAGE_MOVED"
  | "ITEM_ADDED"
  | "ITEM_REMOVED"
  | "ITEM_RENAMED"
  | "ITEM_MOVED"
  | "ITEM_TYPE_CHANGED"
  | "REQUIRED_CHANGED"
  | "DECLINABLE_CHANGED"
  | "CONDITION_CHANGED"
  | "LIMITS_CHANGED"
  | "ANSWER_CHECK_CHANGED"
  | "OPTION_ADDED"
  | "OPTION_REMOVED"
  | "OPTION_RENAMED"
  | "OPTIONS_REORDERED"
  | "OPTION_EXCLUSIVE_CHANGED"
  | "SPECIAL_CHOICE_CHANGED"
  | "LABELS_CHANGED"
  | "ROW_ADDED"
  | "ROW_REMOVED"
  | "ROW_RENAMED"
  | "ROWS_REORDERED"
  | "POINTS_CHANGED"
  | "POINTS_ADDED"
  | "POINTS_REMOVED"
  | "TABLE_CHANGED"
  | "STEPS_CHANGED"
  | "FORMULA_CHANGED"
  | "FORMULA_ADDED"
  | "FORMULA_REMOVED"
  | "READS_CHANGED"
  | "RANGE_CHANGED"
  | "GAUGE_CHANGED"
  | "RESULT_CHANGED"
  | "MARGIN_CHANGED"
  | "BAND_ADDED"
  | "BAND_REMOVED"
  | "BAND_MOVED"
  | "BAND_RENAMED"
  | "BAND_TONE_CHANGED"
  | "EXAMPLES_CHANGED"
  | "SOURCE_CHANGED"
  | "VERSION_CHANGED"
  | "OTHER_CHANGED";

/**
 * One difference between two versions of a scale. `touches` says what it affects: `words` what
 * is read, `answers` what is asked and may be answered, `scores` how answers become a number, `bands`
 * what a number is called and how it is shown, `records` what stands beside: sources, examples, version.
 */
export type ContentChange = {
  readonly code: ChangeCode;
  readonly file: "survey" | "rule";
  /** A place in the newer version, such as `pages[0].elements[2].title`; for something removed, in the older one. */
  readonly path: string;
  /** One sentence in plain words. */
  readonly message: string;
  readonly touches: "words" | "answers" | "scores" | "bands" | "records";
};

type Touches = ContentChange["touches"];
/** Makes the changes of one of the two files. */
export type MakeChange = (code: ChangeCode, path: string, touches: Touches, message: string) => ContentChange;

export function changesIn(file: ContentChange["file"]): MakeChange {
  return (code, path, touches, message) => ({ code, file, path, message, touches });
}
