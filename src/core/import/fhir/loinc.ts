import { URLS } from "../../fhir/resources.ts";
import { type Json, objectsIn, wordIn } from "../json-values.ts";

/** A number with a check digit, as rules keep it. */
const CODE = /^\d+-\d$/;

/** Returns the LOINC code of a Questionnaire or of one of its items, where it has one. */
export function loincOf(raw: Json): string | undefined {
  return objectsIn(raw["code"])
    .filter(({ system }) => wordIn(system) === URLS.loinc)
    .map(({ code }) => wordIn(code))
    .find((code) => CODE.test(code));
}
