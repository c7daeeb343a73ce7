import type { Json } from "../json-values.ts";
import type { Entry, Item } from "./entries.ts";
import { objectIn } from "./plain-keys.ts";
import type { Reading } from "./reading.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const EVERYWHERE = "context id type category schemaVersion version isPartOf";

/** The parts of a file that are read, or that say nothing of what is asked. */
const ACTIVITY = words(
  `${EVERYWHERE} prefLabel preamble ui order compute scoringLogic citation variableMap visibility branchLogic addProperties
  overrideProperties`,
);
const UI = words("order addProperties overrideProperties shuffle visibility branchLogic isVis inputType readonlyValue");
const PROPERTY = words(`${EVERYWHERE} isAbout variableName isVis valueRequired prefLabel`);
const ITEM = words(
  `${EVERYWHERE} prefLabel question preamble ui inputType responseOptions valueconstraints valueConstraints requiredValue
  readonlyValue image audio video associatedMedia media isVis visibility branchLogic`,
);
const OPTIONS = words(
  `${EVERYWHERE} prefLabel choices itemListElement minValue maxValue multipleChoice valueType unitOptions requiredValue`,
);

/** Tells a reading which parts of an activity and of its items have no place here. */
export function noteLeftOut(activity: Json, name: string, entries: readonly Entry[], reading: Reading): void {
  const note = (json: Json, known: ReadonlySet<string>, source: string) => {
    for (const [key, value] of Object.entries(json))
      if (!known.has(key) && !isNothing(value)) reading.leaves(key, source);
  };
  note(activity, ACTIVITY, name);
  note(objectIn(activity["ui"]), UI, name);
  for (const item of entries.flatMap((one): Item[] => (one.kind === "item" ? [one.item] : []))) {
    note(item.json, ITEM, item.source);
    note(objectIn(item.json["ui"]), UI, item.source);
    note(item.property?.written ?? {}, PROPERTY, item.source);
    note(item.options, OPTIONS, item.source);
  }
}

/** Empty words, lists and objects say nothing. */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isNothing);
}
