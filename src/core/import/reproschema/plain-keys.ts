import { isObject, type Json, listIn, wordIn } from "../json-values.ts";

/** What a document of ReproSchema is about. */
export type Kind = "activity" | "item" | "options" | "protocol";

const KINDS: Readonly<Record<string, Kind>> = {
  activity: "activity",
  ...{ item: "item", field: "item" },
  ...{ responseoption: "options", responseoptions: "options", valueconstraints: "options" },
  ...{ protocol: "protocol", activityset: "protocol" },
};

/** JSON-LD writes one key in many ways: `order`, `reproschema:order`, `http://schema.repronim.org/order`, `@type`. */
const WRITTEN = /^(?:@|https?:\/\/\S*[/#]|[a-z]+:)([A-Za-z]\w*)$/;

/** Returns a value of JSON-LD with each key by its last word, lists as lists, and words with their language as a map. */
export function plainJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainJson);
  if (!isObject(value)) return value;
  if ("@list" in value) return plainJson(value["@list"]);
  if ("@set" in value) return plainJson(value["@set"]);
  if ("@value" in value) {
    const language = wordIn(value["@language"]);
    return language === "" ? value["@value"] : { [language]: value["@value"] };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [plainKey(key), plainJson(inner)]));
}

const plainKey = (key: string): string => WRITTEN.exec(key)?.[1] ?? key;

/** Returns what a document is about; null for anything else. */
export function kindOf(json: Json): Kind | null {
  const types = [json["category"], json["type"]].flatMap((one) => (Array.isArray(one) ? one : [one])).map(wordIn);
  for (const type of types) {
    const word = (type.split(/[/#:]/).at(-1) ?? "").replace(/\.jsonld$/, "").toLowerCase();
    const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
    if (kind) return kind;
  }
  return null;
}

/** Returns an object, also where a list holds it alone, as expanded JSON-LD writes it; otherwise an empty one. */
export function objectIn(value: unknown): Json {
  const one = Array.isArray(value) ? value[0] : value;
  return isObject(one) ? one : {};
}

/** Returns a list; something that stands alone is a list of one. */
export function manyIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? listIn(value) : value === undefined || value === null ? [] : [value];
}

/** Returns a word that may stand alone in a list, or be a reference; empty for anything else. */
export function plainWord(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  return isObject(one) ? wordIn(one["id"]) : wordIn(one);
}

/** Returns the id of a document as it is written. */
export const idOf = (json: Json): string => wordIn(json["id"]);
