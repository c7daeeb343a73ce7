import type { SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { choicesOf, questionTypes, rowsOf, typeNamed } from "../question-types/question-types.ts";
import type { PropertyWords } from "../question-types/words-for-changes.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";
import { isAlike } from "./named-list.ts";
import { optionChanges } from "./option-changes.ts";
import { named, textChanges } from "./text-changes.ts";

const types = questionTypes.map(({ changes }) => changes ?? {});
/** Text properties, with the words a sentence uses for them. */
const WORDS: Readonly<Record<string, string>> = Object.assign(
  {
    title: "The wording",
    description: "The description",
    requiredErrorText: "The message for a missing answer",
  },
  ...types.map(({ texts }) => texts),
);
const LIMITS: ReadonlySet<string> = new Set(types.flatMap(({ limits = [] }) => limits));
const OTHERS: Readonly<Record<string, PropertyWords>> = Object.assign({}, ...types.map(({ others }) => others));
/** Compared elsewhere, or part of the element's identity. */
const ELSEWHERE: ReadonlySet<string | undefined> = new Set([
  ...["name", "type", "visibleIf", "elements"],
  ...questionTypes.flatMap(({ optionList, rowList }) => [optionList, rowList]),
]);

/** Lists how one question differs. Its position and condition are compared in `survey-changes.ts`. */
export function elementChanges(
  make: MakeChange,
  path: string,
  older: SurveyElement,
  newer: SurveyElement,
): ContentChange[] {
  const of = `question ${newer.name}`;
  const [before, after] = [older as Record<string, unknown>, newer as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !ELSEWHERE.has(key));
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
  const { optionList = "choices", rowList = "rows" } = typeNamed(newer.type) ?? {};
  return [
    ...typed,
    ...keys.flatMap((key) => propertyChanges(make, `${path}.${key}`, newer.name, key, before[key], after[key])),
    ...optionChanges(make, `${path}.${optionList}`, of, choicesOf(older), choicesOf(newer)),
    ...optionChanges(make, `${path}.${rowList}`, of, rowsOf(older), rowsOf(newer), "row"),
  ];
}

function propertyChanges(
  make: MakeChange,
  path: string,
  name: string,
  key: string,
  before: unknown,
  after: unknown,
): ContentChange[] {
  const of = `question ${name}`;
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
  if (key === "declinable") {
    const now = after === true ? "may now be declined" : "may be declined no more";
    return [make("DECLINABLE_CHANGED", path, "answers", `${question} ${now}.`)];
  }
  if (LIMITS.has(key)) {
    const message = `In ${of}, ${key} was ${named(before)} and is now ${named(after)}.`;
    return [make("LIMITS_CHANGED", path, "answers", message)];
  }
  const other = OTHERS[key];
  if (other) {
    const changed = { property: key, name, before: named(before), after: named(after), isOn: after === true };
    return [make(other.code, path, other.touches, other.sentence(changed))];
  }
  return [make("OTHER_CHANGED", path, "answers", `In ${of}, ${key} was ${named(before)} and is now ${named(after)}.`)];
}
