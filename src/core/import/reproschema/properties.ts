import { isObject, type Json, objectsIn, wordIn } from "../json-values.ts";
import { manyIn, objectIn, plainWord } from "./plain-keys.ts";

/** What an activity says of one of its items. */
export type Property = {
  /** The item, as the activity refers to it. */
  readonly about: string;
  /** Empty where the activity gives it no name. */
  readonly name: string;
  /** Whether it is shown: true, false, or a condition in JavaScript. */
  readonly shown: unknown;
  readonly isRequired: boolean;
  readonly label: unknown;
  readonly written: Json;
};

/** Returns what an activity says of its items, in the words of new files and of old ones, the latest last. */
export function propertiesOf(activity: Json): Property[] {
  const ui = objectIn(activity["ui"]);
  const shown = shownByName(ui["visibility"] ?? activity["visibility"]);
  const of = (written: Json): Property => {
    const about = plainWord(written["isAbout"]);
    const name = plainWord(written["variableName"]);
    return {
      ...{ about, name, written, label: written["prefLabel"], isRequired: isTrue(written["valueRequired"]) },
      shown: written["isVis"] ?? shown.get(name) ?? shown.get(about),
    };
  };
  const listed = (value: unknown) => objectsIn(manyIn(value)).flatMap((one) => objectsIn(one["variableMap"] ?? [one]));
  return [
    ...listed(activity["variableMap"]).map(of),
    ...listed(ui["addProperties"] ?? activity["addProperties"]).map(of),
    ...listed(ui["overrideProperties"] ?? activity["overrideProperties"]).map(of),
  ];
}

/** Older files list what is shown by name, as a map or as a list. */
function shownByName(visibility: unknown): ReadonlyMap<string, unknown> {
  if (isObject(visibility)) return new Map(Object.entries(visibility));
  return new Map(objectsIn(visibility).map((one) => [plainWord(one["variableName"] ?? one["id"]), one["isVis"]]));
}

/** Returns true for a yes, also where it is written as a word. */
export const isTrue = (value: unknown): boolean => wordIn(value).trim().toLowerCase() === "true";
