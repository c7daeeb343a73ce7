import { NOTICE_NAME } from "../../carried/notice.ts";
import type { ImportedElement, ImportedPage } from "../imported.ts";
import { type Json, listIn, objectsIn, wordIn } from "../json-values.ts";
import { plainText } from "../plain-text.ts";
import { LISTS, nameFirstEntry, oneEntry, saidOnce } from "./asked-once.ts";
import { conditionOf } from "./condition-of.ts";
import { leftOut, toLookAt } from "./left-out.ts";
import { questionElements } from "./question.ts";
import type { Reading } from "./reading.ts";

const GROUPS: ReadonlySet<string> = new Set(["panel", "flowpanel"]);
/** What asks for nothing that a person could lose. */
const SHOWN: ReadonlySet<string> = new Set(["html", "image", "expression", "linkvalue", "empty", "color", "button"]);

/** Older files call the elements of a page or a panel its questions. */
export const elementsIn = (json: Json): Json[] => [...objectsIn(json["elements"]), ...objectsIn(json["questions"])];

export function pageOf(json: Json, reading: Reading): ImportedPage[] {
  const name = wordIn(json["name"]);
  const condition = conditionOf(json["visibleIf"] ?? reading.shownBy.get(name), reading.names);
  if (isHidden(json, reading)) {
    dropAll(json, `It stands on the page "${name}", which the file never shows.`, reading);
    return [];
  }
  for (const what of leftOut(reading.isOwn ? { ...json, validators: null } : json))
    reading.notes.push(`Page "${name}": ${what}`);
  reading.todo.push(...toLookAt(json, name));
  reading.showsAnswers(json, name);
  const elements = elementsIn(json).flatMap((one) => elementOf(one, reading));
  const [title, description] = [reading.texts.read(json["title"]), reading.texts.read(json["description"])];
  const validators = reading.isOwn ? objectsIn(json["validators"]) : [];
  const own = { ...(reading.isOwn ? { name } : {}), ...(validators.length > 0 ? { validators } : {}) };
  return [{ ...own, condition, elements, ...(title ? { title } : {}), ...(description ? { description } : {}) }];
}

function elementOf(json: Json, reading: Reading): ImportedElement[] {
  const type = wordIn(json["type"]);
  const name = wordIn(json["name"]);
  if (isHidden(json, reading) && type !== "expression") {
    const why = 'The file never shows it ("visible": false).';
    if (GROUPS.has(type)) dropAll(json, `It stands in "${name}", which the file never shows.`, reading);
    else if (SHOWN.has(type)) reading.notes.push(`"${name}" (${type}) is left out: ${why}`);
    else dropQuestion(json, why, reading);
    return [];
  }
  if (LISTS.has(type)) return listOf(json, reading);
  const condition = conditionOf(json["visibleIf"] ?? reading.shownBy.get(name), reading.names);
  if (GROUPS.has(type) || (type === "" && elementsIn(json).length > 0)) {
    for (const what of leftOut(json)) reading.notes.push(`Group "${name}": ${what}`);
    reading.todo.push(...toLookAt(json, name));
    reading.showsAnswers(json, name);
    const [title, description] = [reading.texts.read(json["title"]), reading.texts.read(json["description"])];
    const elements = elementsIn(json).flatMap((one) => elementOf(one, reading));
    return [
      {
        kind: "group",
        source: name || "group",
        condition,
        elements,
        ...(title ? { title } : {}),
        ...(description ? { description } : {}),
      },
    ];
  }
  if (type === "html") {
    if (reading.isOwn && name === NOTICE_NAME) return [];
    const text = reading.texts.read(json["html"]);
    reading.showsAnswers(json, name);
    if (text === undefined) reading.notes.push(`The note "${name}" has no words, and is left out.`);
    return text === undefined ? [] : [{ kind: "note", source: name || "note", text, condition }];
  }
  if (type === "expression") {
    calculation(json, reading);
    return [];
  }
  if (SHOWN.has(type)) {
    const words = plainText(wordIn(json["title"] ?? json["text"] ?? json["altText"]));
    reading.notes.push(`"${name}" (${type}) is left out, which asks nothing${words === "" ? "" : `: ${words}`}.`);
    return [];
  }
  return questionElements(json, reading);
}

function listOf(json: Json, reading: Reading): ImportedElement[] {
  const panel = oneEntry(json, reading);
  if (panel === null) {
    reading.drop(json, "People add entries to it, and an entry asks nothing.");
    return [];
  }
  const elements = elementOf(panel, reading).map((one) => saidOnce(one, wordIn(panel["name"])));
  nameFirstEntry(panel, reading);
  return elements;
}

/** Keeps a number that the file works out and shows. */
export function calculation(json: Json, reading: Reading): void {
  const [source, written] = [wordIn(json["name"]), wordIn(json["expression"])];
  if (source === "" || written.trim() === "") return;
  reading.calculated(source, written);
  const title = reading.texts.read(json["title"]);
  reading.calculations.push({
    source,
    written,
    formula: conditionOf(written, reading.names),
    ...(title ? { title } : {}),
  });
}

/** A condition comes before "visible": it shows what that hides. */
const isHidden = (json: Json, reading: Reading): boolean =>
  json["visible"] === false && !wordIn(json["visibleIf"]) && !reading.shownBy.has(wordIn(json["name"]));

function dropAll(json: Json, why: string, reading: Reading): void {
  for (const one of elementsIn(json)) {
    const type = wordIn(one["type"]);
    if (GROUPS.has(type)) dropAll(one, why, reading);
    else if (type === "expression") calculation(one, reading);
    else if (!SHOWN.has(type)) dropQuestion(one, why, reading);
  }
}

function dropQuestion(json: Json, why: string, reading: Reading): void {
  const type = wordIn(json["type"]);
  const rows = ["matrix", "multipletext", "matrixdropdown"].includes(type)
    ? listIn(json["rows"] ?? json["items"]).length
    : 0;
  const columns = type.startsWith("matrixd") ? listIn(json["columns"]).length : listIn(json["templateElements"]).length;
  reading.drop(json, why, Math.max(1, rows) * Math.max(1, columns));
}
