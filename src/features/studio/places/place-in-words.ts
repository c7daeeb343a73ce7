import type { JSONPath } from "jsonc-parser";
import type { Part, StudioDraft } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import { wordsOfProperty } from "../form/properties/property-words.ts";
import { isText, wordsIn } from "../form/structure/texts.ts";
import { surveyWords } from "../form/survey-words.ts";
import { frameWords } from "../frame-words.ts";
import { LABELS } from "../scoring/property-words.ts";
import { words as scoringWords } from "../scoring/words.ts";
import { words as studioWords } from "../words.ts";

type Loose = Readonly<Record<string, unknown>>;
type Say = (text: Text) => string;

/** Parts of a rule whose form has a heading of its own. */
export const PARTS: Readonly<Record<string, string>> = {
  points: scoringWords.points,
  subscores: scoringWords.subscales,
  bands: scoringWords.bands,
  examples: scoringWords.examples,
  withoutScore: scoringWords.examples,
  score: scoringWords.score,
  status: scoringWords.draftTop,
  toConfirm: scoringWords.draftTop,
};

/** Names a place of a file as the forms do: the question or the part, what it is in it, and the field. */
export const placeInWords = (part: Part, text: string, place: JSONPath, say: Say): string =>
  (part === "survey" ? inSurvey : inRule)(JSON.parse(text), place, say).join(", ");

/** Returns what the places of the two files of a draft are called, where those of both stand in one list. */
export function namedPlaces(draft: StudioDraft, say: Say): (part: Part, place: JSONPath) => string {
  const files = { survey: JSON.parse(draft.survey) as unknown, rule: JSON.parse(draft.rule) as unknown };
  return (part, place) =>
    part === "survey"
      ? inSurvey(files.survey, place, say).join(", ")
      : [frameWords.tabs.scoring, ...inRule(files.rule, place, say)].join(", ");
}

/** What an entry of these lists of a question is called. */
const ENTRIES: Readonly<Record<string, (number: number) => string>> = {
  choices: surveyWords.optionNumber,
  columns: surveyWords.optionNumber,
  rows: surveyWords.rowNumber,
};
const OF_THE_SURVEY: Readonly<Record<string, string>> = {
  title: studioWords.titleOf,
  description: studioWords.description,
};

function inSurvey(survey: unknown, place: JSONPath, say: Say): string[] {
  let [at, type, question, page] = [survey, "", "", ""];
  let label: string | undefined = OF_THE_SURVEY[`${place[0]}`];
  if (label !== undefined) return [label];
  for (const [index, key] of place.entries()) {
    at = (at as Loose | undefined)?.[key];
    const around = place[index - 1];
    if (typeof key === "number" && around === "pages") [type, page] = ["page", surveyWords.pageNumber(key + 1)];
    if (typeof key === "number" && around === "elements") {
      const element = (at ?? {}) as Loose;
      const said = wordsIn(element);
      [type, question, label] = [`${element["type"]}`, (said && say(said)) || `${element["name"] ?? ""}`, undefined];
    } else if (typeof key === "number" && ENTRIES[`${around}`]) {
      label = ENTRIES[`${around}`]?.(key + 1);
    } else if (typeof key === "string" && key !== "elements" && key !== "pages" && !isWordsOfEntry(place, index)) {
      label = wordsOfProperty(type, key)?.label ?? label;
    }
  }
  return [question ? surveyWords.question(question) : page, label ?? ""].filter(Boolean);
}

function inRule(rule: unknown, place: JSONPath, say: Say): string[] {
  let at = rule;
  return place.flatMap((key) => {
    at = (at as Loose | undefined)?.[key];
    if (typeof key === "string") return PARTS[key] ?? LABELS[key] ?? [];
    const { meaning, title, name } = (at ?? {}) as Loose;
    const named = [meaning, title, name].find((one) => isText(one) && one !== "");
    return isText(named) ? surveyWords.question(say(named)) : `${key + 1}`;
  });
}

/** The words of an option or a row are all that a person knows of it. */
const isWordsOfEntry = (place: JSONPath, index: number): boolean =>
  place[index] === "text" && ENTRIES[`${place[index - 2]}`] !== undefined;
