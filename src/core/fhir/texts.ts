import type { Text } from "../content-model/text.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";
import { type Extension, URLS } from "./resources.ts";

/** Returns the properties of a FHIR text: the default language, and the other languages as extensions. */
export function fhirText<Name extends string>(name: Name, text: Text): Record<string, unknown> {
  const extension = translationsOf(text).map(
    ([language, words]): Extension => ({
      url: URLS.translation,
      extension: [
        { url: "lang", valueCode: language },
        { url: "content", valueString: words },
      ],
    }),
  );
  return { [name]: textOf(text), ...(extension.length > 0 ? { [`_${name}`]: { extension } } : {}) };
}

/** Returns a FHIR text with its translations in the form that content uses. */
export function textFromFhir(words: string, extended: { readonly extension?: readonly Extension[] } | undefined): Text {
  const translations = (extended?.extension ?? [])
    .filter(({ url }) => url === URLS.translation)
    .flatMap(({ extension = [] }): [string, string][] => {
      const language = extension.find(({ url }) => url === "lang")?.valueCode;
      const content = extension.find(({ url }) => url === "content")?.valueString;
      return language && content ? [[language, content]] : [];
    });
  return translations.length === 0 ? words : { default: words, ...Object.fromEntries(translations) };
}
