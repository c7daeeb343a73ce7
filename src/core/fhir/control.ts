import { type Extension, type QuestionnaireItem, URLS } from "./resources.ts";

/** Returns the extension that says how an item is shown, such as "slider" or "help". */
export function controlOf(code: string): Extension {
  return { url: URLS.itemControl, valueCodeableConcept: { coding: [{ system: URLS.itemControlCodes, code }] } };
}

/** Returns true for an item that is to be shown so. */
export function hasControl({ extension = [] }: Pick<QuestionnaireItem, "extension">, code: string): boolean {
  return extension.some(
    ({ url, valueCodeableConcept }) =>
      url === URLS.itemControl && valueCodeableConcept?.coding?.some((coding) => coding.code === code),
  );
}
