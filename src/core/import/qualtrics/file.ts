import { isDeeperThan, isObject, type Json, objectsIn, wordIn } from "../json-values.ts";
import type { BroughtFile } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";

/** Objects in each other; a survey of people has a few tens. */
const DEEPEST = 200;

/** The parts of a survey of Qualtrics (`.qsf`), as the file has them. */
export type QualtricsFile = {
  readonly entry: Json;
  /** Questions by their id, such as QID7, in the order of the file. */
  readonly questions: ReadonlyMap<string, Json>;
  readonly blocks: ReadonlyMap<string, Json>;
  readonly flow: readonly Json[];
  readonly categories: readonly Json[];
};

/** Whether a file is one, as far as its beginning tells. */
export const isQualtrics = ({ text }: BroughtFile): boolean =>
  text !== null && /^\uFEFF?\s*\{/.test(text) && text.includes('"SurveyEntry"') && text.includes('"SurveyElements"');

/** @throws UnreadableFile */
export function readQsf({ text }: BroughtFile): QualtricsFile {
  const json = parsed((text ?? "").replace(/^\uFEFF/, ""));
  if (!isObject(json)) throw new UnreadableFile("This is no JSON that can be read.");
  if (isDeeperThan(json, DEEPEST)) throw new UnreadableFile("Its parts stand too deep in each other.");
  const elements = objectsIn(json["SurveyElements"]);
  const payloads = (kind: string) =>
    elements.filter(({ Element: element }) => element === kind).map(({ Payload: payload }) => payload);
  const questions = payloads("SQ").filter(isObject);
  if (questions.length === 0) throw new UnreadableFile("It has no questions of Qualtrics.");
  const blocks = payloads("BL").flatMap(listOrValues);
  return {
    entry: isObject(json["SurveyEntry"]) ? json["SurveyEntry"] : {},
    questions: new Map(questions.map((one) => [wordIn(one["QuestionID"]), one])),
    blocks: new Map(blocks.map((one) => [wordIn(one["ID"]), one])),
    flow: payloads("FL").filter(isObject),
    categories: payloads("SCO").flatMap((one) => (isObject(one) ? objectsIn(one["ScoringCategories"]) : [])),
  };
}

/** Returns the objects of a list, or of an object that has them by number: the files have both. */
export const listOrValues = (value: unknown): Json[] => objectsIn(isObject(value) ? Object.values(value) : value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
