import type { ImportedElement } from "../imported.ts";
import { type Json, listIn, objectsIn, wordIn } from "../json-values.ts";
import { withChange } from "../with-change.ts";
import type { Reading } from "./reading.ts";

/** Lists to which people add entries, each with the same questions. */
export const LISTS: ReadonlySet<string> = new Set(["paneldynamic", "matrixdynamic"]);

/** Within an entry SurveyJS calls its answers so. */
const WITHIN = /\{(?:panel|row)\.([^{}]+)\}/g;

/**
 * Returns the panel that asks one entry of a list, or null where an entry asks nothing. A score needs the same questions of
 * everyone, so that they are asked once.
 */
export function oneEntry(json: Json, reading: Reading): Json | null {
  const name = wordIn(json["name"]) || "list";
  const written = json["type"] === "paneldynamic" ? objectsIn(json["templateElements"]) : columnsOf(json);
  const named = (one: Json): Json[] => {
    if (wordIn(one["type"]) === "expression") {
      const works = wordIn(one["expression"]);
      reading.todo.push(
        `The calculation "${wordIn(one["name"])}" did not come over: the file works it out for each entry of "${name}". It writes ${works}`,
      );
      return [];
    }
    const shown = one["visibleIf"];
    const own = {
      ...one,
      name: `${name}.${wordIn(one["name"])}`,
      ...(typeof shown === "string" ? { visibleIf: shown.replaceAll(WITHIN, `{${name}.$1}`) } : {}),
    };
    const inner = objectsIn(one["elements"] ?? one["questions"]);
    return [inner.length > 0 ? { ...own, questions: undefined, elements: inner.flatMap(named) } : own];
  };
  const elements = written.flatMap(named);
  if (elements.length === 0) return null;
  const { templateElements: _, columns: __, choices: ___, rowCount, panelCount, ...panel } = json;
  const count = wordIn(rowCount ?? panelCount);
  reading.todo.push(
    `See whether it serves to ask "${name}" once: people add as many entries as they like in the file${count === "" ? "" : `, which begins with ${count}`}.`,
  );
  return { ...panel, type: "panel", name, elements };
}

const columnsOf = (json: Json): Json[] =>
  objectsIn(json["columns"]).map((column) => ({
    ...column,
    type: wordIn(column["cellType"]) || wordIn(json["cellType"]) || "dropdown",
    cellType: undefined,
    choices: listIn(column["choices"]).length > 0 ? column["choices"] : json["choices"],
  }));

/** Conditions elsewhere name the first entry, which is the one that is asked. */
export function nameFirstEntry(panel: Json, reading: Reading): void {
  const list = wordIn(panel["name"]);
  for (const one of objectsIn(panel["elements"])) {
    const own = wordIn(one["name"]);
    const found = reading.ownQuestion(own);
    if (found) reading.found(`${list}[0]${own.slice(list.length)}`, found);
    if (objectsIn(one["elements"]).length > 0) nameFirstEntry({ ...one, name: list }, reading);
  }
}

/** Says of each question of a list that it is asked once. */
export const saidOnce = (element: ImportedElement, list: string): ImportedElement =>
  withChange(element, `It is asked once; in the file people add entries to "${list}".`);
