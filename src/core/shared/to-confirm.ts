import type { ScoringRule } from "../content-model/scoring-rule.ts";
import { isObject } from "./is-object.ts";

/** Stands before the title of an example that the machine found, until a person has worked it out. */
export const TO_CONFIRM = "To confirm: ";

/** Begins a text of a draft that a person has to write before the scale is published. */
export const TO_WRITE = "To be written";

/** Returns the places of the texts about a scale that nobody has written yet, however whole the rule is. */
export function unwritten({ about, instrument }: Partial<Pick<ScoringRule, "about" | "instrument">>): string[] {
  const { basedOn, population, rights } = instrument ?? {};
  const texts = {
    about,
    "instrument.basedOn": basedOn,
    "instrument.population": population,
    "instrument.rights": rights,
  };
  return Object.entries(texts).flatMap(([path, text]) => {
    const words: unknown = isObject(text) ? text["default"] : text;
    return typeof words === "string" && words.startsWith(TO_WRITE) ? [path] : [];
  });
}
