import { type CarriedScale, carriedScaleIn, withFingerprint } from "../../carried/carried-scale.ts";
import { textOf } from "../../shared/text-of.ts";
import type { ImportedInstrument } from "../imported.ts";
import { isDeeperThan, isObject, type Json, objectsIn, wordIn } from "../json-values.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";
import { calculation, elementsIn, pageOf } from "./elements.ts";
import { Reading } from "./reading.ts";
import { readSettings } from "./settings.ts";

/** Objects in each other; a survey of people has a few tens. */
const DEEPEST = 200;
/** How deep a survey may stand in what a tool wraps around it. */
const WRAPPED = 4;

/** A survey of SurveyJS as JSON, as its editor saves it or as other tools wrap it. */
export const surveyjs: Reader = {
  format: "surveyjs",
  recognises: (file) => surveysIn(jsonOf(file)).length > 0,
  read(file) {
    const json = jsonOf(file);
    if (json === undefined) throw new UnreadableFile("This is no JSON that can be read.");
    if (isDeeperThan(json, DEEPEST)) throw new UnreadableFile("Its parts stand too deep in each other.");
    const surveys = surveysIn(json);
    if (surveys.length === 0) throw new UnreadableFile("It has no pages and no questions of SurveyJS.");
    const name = file.name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
    return surveys.map((survey) => instrumentOf(survey, name));
  },
};

function instrumentOf(written: Json, fileName: string): ImportedInstrument {
  const own = ownScale(written);
  // What the rule wrote is in the rule, which travels beside it.
  const survey = own && !own.isChanged ? { ...written, calculatedValues: [] } : written;
  // Read twice: what a condition names may come after it.
  const first = new Reading(survey);
  pagesOf(survey, first);
  const reading = new Reading(survey, first);
  const pages = pagesOf(survey, reading);
  const { texts, dropped, notes, todo, calculations, points } = reading;
  const title = texts.read(survey["title"]) ?? texts.plain(wordIn(survey["name"])) ?? texts.plain(fileName) ?? "Survey";
  const description = texts.read(survey["description"]);
  reading.showsAnswers(
    { title: survey["title"], description: survey["description"] },
    wordIn(survey["title"]) || fileName,
  );
  return {
    ...{
      name: own?.id ?? textOf(title),
      title,
      pages,
      calculations,
      dropped,
      todo,
      shownAnswers: reading.shownAnswers,
    },
    ...(own ? { own } : {}),
    ...(description ? { description } : {}),
    ...(points.size > 0 ? { points } : {}),
    notes: [...notes, ...texts.languages.notes],
    languages: texts.languages.all,
  };
}

/** What our own export wrote of the scale as a whole. */
function ownScale(survey: Json): CarriedScale | null {
  const carried = isObject(survey["keepwell"]) ? carriedScaleIn(JSON.stringify(survey["keepwell"])) : null;
  const formulas = objectsIn(survey["calculatedValues"]).map(
    ({ name, expression }) => `${wordIn(name)} ${wordIn(expression)}`,
  );
  return carried && withFingerprint(carried, formulas);
}

function pagesOf(survey: Json, reading: Reading) {
  readSettings(survey, reading);
  for (const one of objectsIn(survey["calculatedValues"])) calculation(one, reading);
  const own = elementsIn(survey);
  const pages = [...(own.length > 0 ? [{ name: "page", elements: own }] : []), ...objectsIn(survey["pages"])];
  return pages.flatMap((page) => pageOf(page, reading));
}

function jsonOf({ text }: BroughtFile): unknown {
  if (text === null) return undefined;
  return parsed(text.replace(/^\uFEFF/, ""));
}

function parsed(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Finds surveys: the file itself, or what stands in a list, a record or a text within it. */
function surveysIn(value: unknown, depth = 0): Json[] {
  if (depth > WRAPPED) return [];
  if (typeof value === "string") return surveysIn(parsed(value), depth + 1);
  if (Array.isArray(value)) return value.flatMap((one) => surveysIn(one, depth + 1));
  if (!isObject(value) || "resourceType" in value || "SurveyElements" in value) return [];
  if (isSurvey(value)) return [value];
  return Object.values(value).flatMap((one) => surveysIn(one, depth + 1));
}

function isSurvey(value: Json): boolean {
  const elements = [...objectsIn(value["pages"]).flatMap(elementsIn), ...elementsIn(value)];
  return elements.some((one) => typeof one["type"] === "string" && (typeof one["name"] === "string" || "title" in one));
}
