import type { JSONPath } from "jsonc-parser";
import type { Part } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import { wordsOfProperty } from "../form/properties/property-words.ts";
import { isText, wordsIn } from "../form/structure/texts.ts";
import { surveyWords } from "../form/survey-words.ts";
import { LABELS } from "../scoring/property-words.ts";
import { words as scoringWords } from "../scoring/words.ts";

type Loose = Readonly<Record<string, unknown>>;
type Say = (text: Text) => string;

/** Parts of a rule whose form has a heading of its own. */
const PARTS: Readonly<Record<string, string>> = {
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

function inSurvey(survey: unknown, place: JSONPath, say: Say): string[] {
  let [at, type, question, page] = [survey, "", "", ""];
  let label: string | undefined;
  for (const [index, key] of place.entries()) {
    at = (at as Loose | undefined)?.[key];
    const around = place[index - 1];
    if (typeof key === "number" && around === "pages") [type, page] = ["page", surveyWords.pageNumber(key + 1)];
    if (typeof key === "number" && around === "elements") {
      const element = (at ?? {}) as Loose;
      const said = wordsIn(element);
      [type, question, label] = [`${element["type"]}`, (said && say(said)) || `${element["name"] ?? ""}`, undefined];
    } else if (typeof key === "string" && key !== "elements" && key !== "pages") {
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
