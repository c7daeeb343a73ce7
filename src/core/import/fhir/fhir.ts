import { type CarriedScale, carriedScaleIn, withFingerprint } from "../../carried/carried-scale.ts";
import { CALCULATED, formulasOf } from "../../fhir/calculated.ts";
import { URLS } from "../../fhir/resources.ts";
import { textFromFhir } from "../../fhir/texts.ts";
import { listedOptions } from "../../question-types/options.ts";
import { pointsOf } from "../../scoring/points.ts";
import { textOf } from "../../shared/text-of.ts";
import type { ImportedElement, ImportedInstrument, ImportedPage } from "../imported.ts";
import { isDeeperThan, isObject, type Json, listIn, objectsIn, wordIn } from "../json-values.ts";
import { Languages } from "../languages.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import type { Named, Names } from "../surveyjs/condition-of.ts";
import { UnreadableFile } from "../unreadable.ts";
import { ItemReading } from "./items.ts";
import { loincOf } from "./loinc.ts";
import { plain } from "./question-item.ts";
import { type ForeignQuestionnaire, questionnaireOf } from "./questionnaire-of.ts";
import { shownAnswersOf } from "./shown-answers.ts";
import { ValueSets } from "./value-sets.ts";

/** Objects in each other; a Questionnaire of people has a few tens. */
const DEEPEST = 200;

/** A Questionnaire of FHIR R4, or a bundle that holds some. */
export const fhir: Reader = {
  format: "fhir",
  recognises: (file) => questionnairesIn(jsonOf(file)).length > 0,
  read(file) {
    const json = jsonOf(file);
    if (json === undefined) throw new UnreadableFile("This is no JSON that can be read.");
    if (isDeeperThan(json, DEEPEST)) throw new UnreadableFile("Its parts stand too deep in each other.");
    const found = questionnairesIn(json);
    if (found.length === 0) throw new UnreadableFile("It holds no Questionnaire of FHIR.");
    const beside = resourcesIn(json);
    return found.map((raw) => instrumentOf(raw, beside));
  },
};

function instrumentOf(raw: Json, beside: readonly Json[]): ImportedInstrument {
  const questionnaire = questionnaireOf(raw);
  const sets = new ValueSets(raw["contained"], beside);
  const scale = questionnaire.extension?.find(({ url }) => url === URLS.scale)?.valueString;
  const carried = scale === undefined ? null : carriedScaleIn(scale);
  const read = (names: Names) => {
    const languages = new Languages(wordIn(raw["language"]));
    const reading = new ItemReading(sets, languages, names, carried && CALCULATED);
    return { reading, languages, pages: reading.pagesOf(questionnaire.item) };
  };
  // Read twice: what a condition of our own export names may come after it.
  const first = read({ question: () => null, calculation: () => null });
  const { reading, languages, pages } = read(namesOf(first.pages));
  const { title, description } = wordsOf(questionnaire, languages);
  const isOwnTitle = carried !== null && textOf(carried.rule.title ?? "") === textOf(title);
  const source = [wordIn(raw["publisher"]), wordIn(raw["url"])].filter(Boolean).join(", ");
  const rights = wordIn(raw["copyright"]);
  const whole = loincOf(raw);
  const { dropped, notes, calculations, points, codes } = reading;
  return {
    ...{
      name: wordIn(raw["id"]) || wordIn(raw["name"]) || "questionnaire",
      title: isOwnTitle ? carried.title : title,
      pages,
      calculations,
      dropped,
      todo: [],
      shownAnswers: shownAnswersOf(questionnaire.item),
    },
    ...(description ? { description } : {}),
    ...(points.size > 0 ? { points } : {}),
    ...(carried ? { own: ownScale(carried, points, objectsIn(raw["extension"])) } : {}),
    ...(source === "" ? {} : { source }),
    ...(rights === "" ? {} : { rights }),
    ...(questionnaire.version === undefined ? {} : { version: questionnaire.version }),
    codes: { questions: codes, ...(whole === undefined ? {} : { whole }) },
    notes: [...settingsOf(raw, carried !== null), ...notes, ...languages.notes],
    languages: languages.all,
  };
}

/** What travelled holds while both the points and the calculations are those that were written. */
function ownScale(carried: CarriedScale, points: ItemReading["points"], extension: readonly Json[]): CarriedScale {
  const { isChanged = false } =
    carried.fingerprint === null ? carried : withFingerprint(carried, formulasOf(extension));
  return { ...carried, isChanged: isChanged || !hasPoints(carried, points) };
}

/** Whether the options still have the points of the rule that travelled with them. */
function hasPoints({ rule: { points = [] } }: CarriedScale, found: ItemReading["points"]): boolean {
  return points.every(({ items, values }) =>
    items.every((name) =>
      Object.entries(found.get(name) ?? {}).every(([option, given]) => pointsOf(values, option) === given),
    ),
  );
}

function wordsOf({ title, _title, name, description, _description, id }: ForeignQuestionnaire, languages: Languages) {
  const own = plain(textFromFhir(title ?? name ?? id ?? "Questionnaire", _title), languages) ?? "Questionnaire";
  return {
    title: own,
    description: description ? plain(textFromFhir(description, _description), languages) : undefined,
  };
}

/** Says which parts of a Questionnaire do not come over. */
function settingsOf(raw: Json, isOwn: boolean): string[] {
  const urls = objectsIn(raw["extension"]).map(({ url }) => wordIn(url).split("/").at(-1) ?? "");
  const lost = urls.filter(
    (name) => !/^(translation|score|band|element-type|scale)$/.test(name) && !(isOwn && name === "variable"),
  );
  return [
    ...(lost.length > 0 ? [`These parts of the Questionnaire are left out: ${[...new Set(lost)].join(", ")}.`] : []),
    ...(Array.isArray(raw["derivedFrom"])
      ? [`It is made from ${listIn(raw["derivedFrom"]).map(wordIn).join(", ")}, which is not read.`]
      : []),
  ];
}

/** What our own export wrote may name questions as SurveyJS does. */
function namesOf(pages: readonly ImportedPage[]): Names {
  const found = new Map<string, Named>();
  const visit = (one: ImportedElement): void => {
    if (one.kind === "group") for (const inner of one.elements) visit(inner);
    if (one.kind !== "question") return;
    const { source, element, rows } = one;
    const { choices, columns } = element as {
      choices?: Parameters<typeof listedOptions>[0];
      columns?: Parameters<typeof listedOptions>[0];
    };
    const listed = choices ?? columns;
    const options =
      element.type === "boolean" ? [true, false] : listed ? listedOptions(listed).map(({ value }) => value) : null;
    found.set(source, { source, options, isSeveral: element.type === "checkbox" });
    for (const row of rows?.keys() ?? []) found.set(row, { source: row, options, isSeveral: false });
  };
  for (const { elements } of pages) for (const one of elements) visit(one);
  return { question: (name) => found.get(name) ?? null, calculation: () => null };
}

function jsonOf({ text }: BroughtFile): unknown {
  if (text === null || !/^\uFEFF?\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

const resourcesIn = (json: unknown): Json[] =>
  isObject(json) && json["resourceType"] === "Bundle"
    ? objectsIn(json["entry"]).flatMap(({ resource }) => (isObject(resource) ? [resource] : []))
    : Array.isArray(json)
      ? json.filter(isObject)
      : [];

/** Finds the Questionnaires in a resource, a bundle or a list of resources. */
function questionnairesIn(json: unknown): Json[] {
  if (isObject(json) && json["resourceType"] === "Questionnaire") return [json];
  return resourcesIn(json).filter(({ resourceType }) => resourceType === "Questionnaire");
}
