import type { Choice } from "../content-model/questions.ts";
import type { SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";
import { isAlike } from "./named-list.ts";
import { optionChanges } from "./option-changes.ts";
import { named, textChanges } from "./text-changes.ts";

/** Text properties, with the words a sentence uses for them. */
const WORDS: Readonly<Record<string, string>> = {
  title: "The wording",
  description: "The description",
  requiredErrorText: "The message for a missing answer",
  placeholder: "The placeholder",
  labelTrue: "The word for yes",
  labelFalse: "The word for no",
  minRateDescription: "The word at the low end",
  maxRateDescription: "The word at the high end",
};
const LIMITS: readonly string[] = [
  "inputType",
  "min",
  "max",
  "step",
  "maxLength",
  "rateMin",
  "rateMax",
  "choicesMin",
  "choicesMax",
];
/** Compared elsewhere, or part of the element's identity. */
const ELSEWHERE: readonly string[] = ["name", "type", "visibleIf", "choices", "columns", "rows"];
const REQUIRED: readonly string[] = ["isRequired", "eachRowRequired", "isAllRowRequired"];

/** Returns the options of a question, whichever property holds them. */
export function optionsOf(element: SurveyElement): readonly Choice[] | undefined {
  if (element.type === "matrix") return element.columns;
  return "choices" in element ? element.choices : undefined;
}

/** Lists how one question differs. Its position and condition are compared in `survey-changes.ts`. */
export function elementChanges(
  make: MakeChange,
  path: string,
  older: SurveyElement,
  newer: SurveyElement,
): ContentChange[] {
  const of = `question ${newer.name}`;
  const [before, after] = [older as Record<string, unknown>, newer as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !ELSEWHERE.includes(key));
  const typed =
    older.type === newer.type
      ? []
      : [
          make(
            "ITEM_TYPE_CHANGED",
            `${path}.type`,
            "answers",
            `Q${of.slice(1)} was of the type ${older.type} and is now a ${newer.type}.`,
          ),
        ];
  const list = newer.type === "matrix" ? "columns" : "choices";
  const rows = [older, newer].map((element) => (element.type === "matrix" ? element.rows : []));
  return [
    ...typed,
    ...keys.flatMap((key) => propertyChanges(make, `${path}.${key}`, of, key, before[key], after[key])),
    ...optionChanges(make, `${path}.${list}`, of, optionsOf(older), optionsOf(newer)),
    ...optionChanges(make, `${path}.rows`, of, rows[0], rows[1], "row"),
  ];
}

function propertyChanges(
  make: MakeChange,
  path: string,
  of: string,
  key: string,
  before: unknown,
  after: unknown,
): ContentChange[] {
  const words = WORDS[key];
  if (words) return textChanges(make, path, `${words} of ${of}`, before as Text | undefined, after as Text | undefined);
  if (isAlike(before, after)) return [];
  const question = `Q${of.slice(1)}`;
  if (key === "isRequired") {
    const must = after === true ? "must now be answered" : "may now be left without an answer";
    return (before === true) === (after === true)
      ? []
      : [make("REQUIRED_CHANGED", path, "answers", `${question} ${must}.`)];
  }
  if (REQUIRED.includes(key)) {
    const each = after === true ? "must now each be answered" : "need no longer each be answered";
    return [make("REQUIRED_CHANGED", path, "answers", `The rows of ${of} ${each} (${key}).`)];
  }
  if (LIMITS.includes(key)) {
    const message = `In ${of}, ${key} was ${named(before)} and is now ${named(after)}.`;
    return [make("LIMITS_CHANGED", path, "answers", message)];
  }
  if (key === "validators") {
    return [make("ANSWER_CHECK_CHANGED", path, "answers", `The checks of the answer to ${of} changed.`)];
  }
  if (key === "expression") {
    return [
      make(
        "FORMULA_CHANGED",
        path,
        "words",
        `The line ${of.slice(9)} was worked out by ${named(before)} and is now by ${named(after)}.`,
      ),
    ];
  }
  return [make("OTHER_CHANGED", path, "answers", `In ${of}, ${key} was ${named(before)} and is now ${named(after)}.`)];
}
