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
  const shown = shownIn(activity);
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

/** Older files list what is shown by name, as a map or as a list; the oldest call it the logic of branches. */
export function shownIn(activity: Json): ReadonlyMap<string, unknown> {
  const ui = objectIn(activity["ui"]);
  const listed = ui["visibility"] ?? activity["visibility"] ?? ui["branchLogic"] ?? activity["branchLogic"];
  if (isObject(listed)) return new Map(Object.entries(listed).map(([name, one]) => [name, asWritten(one)]));
  const named = objectsIn(listed).map((one): [string, unknown] => [
    plainWord(one["variableName"] ?? one["isAbout"] ?? one["id"]),
    asWritten(one["isVis"] ?? one["branchLogic"] ?? one["javascript"] ?? one["condition"]),
  ]);
  return new Map(named);
}

/** What an item says itself of whether it is shown, as the oldest files have it. */
export function shownOf(item: Json): unknown {
  const ui = objectIn(item["ui"]);
  const written = ["isVis", "visibility", "branchLogic"].map((key) => item[key] ?? ui[key]);
  return asWritten(written.find((one) => one !== undefined && one !== null));
}

/** A condition may stand alone or under its language. */
const asWritten = (value: unknown): unknown => (isObject(value) ? (value["javascript"] ?? value) : value);

/** Returns true for a yes, also where it is written as a word. */
export const isTrue = (value: unknown): boolean => wordIn(value).trim().toLowerCase() === "true";
