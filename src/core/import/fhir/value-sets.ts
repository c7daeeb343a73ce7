import { URLS } from "../../fhir/resources.ts";
import { isObject, type Json, objectsIn, wordIn } from "../json-values.ts";

/** Value sets and code systems that came with a Questionnaire: in it, or beside it in a bundle. */
export class ValueSets {
  readonly #resources: readonly Json[];
  constructor(contained: unknown, beside: readonly Json[]) {
    this.#resources = [...objectsIn(contained), ...beside];
  }

  /** Returns the codes of a value set, in FHIR's form; null where the file does not list them. */
  codesOf(reference: string, within: readonly string[] = []): Json[] | null {
    const set = this.#resourceOf("ValueSet", reference);
    if (!set || within.includes(reference)) return null;
    const expansion = isObject(set["expansion"]) ? objectsIn(set["expansion"]["contains"]) : [];
    if (expansion.length > 0) return expansion.flatMap(flat);
    const compose = isObject(set["compose"]) ? set["compose"] : {};
    const excluded = new Set(
      objectsIn(compose["exclude"]).flatMap((one) => objectsIn(one["concept"]).map(({ code }) => wordIn(code))),
    );
    const codes = objectsIn(compose["include"]).map((one): Json[] | null => {
      const listed = objectsIn(one["concept"]);
      if (listed.length > 0) return listed.map(withTranslations);
      const sets = Array.isArray(one["valueSet"])
        ? one["valueSet"].map((inner) => this.codesOf(wordIn(inner), [...within, reference]))
        : [];
      if (sets.length > 0) return sets.includes(null) ? null : sets.flatMap((inner) => inner ?? []);
      const system = this.#resourceOf("CodeSystem", wordIn(one["system"]));
      return system ? objectsIn(system["concept"]).flatMap(flatConcept) : null;
    });
    if (codes.length === 0 || codes.includes(null)) return null;
    return codes.flatMap((some) => some ?? []).filter(({ code }) => !excluded.has(wordIn(code)));
  }

  #resourceOf(type: string, reference: string): Json | undefined {
    const [bare = ""] = reference.split("|");
    if (bare === "") return undefined;
    const id = bare.startsWith("#") ? bare.slice(1) : bare.split("/").at(-1);
    const own = this.#resources.filter((one) => one["resourceType"] === type);
    return own.find(({ url }) => url === bare) ?? own.find((one) => one["id"] === id);
  }
}

const flat = (one: Json): Json[] => [
  ...(one["abstract"] === true ? [] : [withTranslations(one)]),
  ...objectsIn(one["contains"]).flatMap(flat),
];

const flatConcept = (one: Json): Json[] => [withTranslations(one), ...objectsIn(one["concept"]).flatMap(flatConcept)];

/** Codes have their translations as designations; a Questionnaire has them as extensions. */
function withTranslations(one: Json): Json {
  const extension = objectsIn(one["designation"]).flatMap((designation) => {
    const [language, words] = [wordIn(designation["language"]), wordIn(designation["value"])];
    if (language === "" || words === "") return [];
    return [
      {
        url: URLS.translation,
        extension: [
          { url: "lang", valueCode: language },
          { url: "content", valueString: words },
        ],
      },
    ];
  });
  if (extension.length === 0) return one;
  const beside = isObject(one["_display"]) ? objectsIn(one["_display"]["extension"]) : [];
  return { ...one, _display: { extension: [...beside, ...extension] } };
}
