import type { JSONPath } from "jsonc-parser";
import type { LocatedIssue, Part } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import { wordsOfProperty } from "../form/properties/property-words.ts";
import { LABELS } from "../scoring/property-words.ts";
import { HINTS_IN_FORMS } from "./issue-hints.ts";
import { PARTS, placeInWords } from "./place-in-words.ts";
import type { WayToIssue } from "./way-to-issue.ts";

/** A property in quotes, and not the name of something that is called so. */
const PROPERTY =
  /(?<!\b(?:question|option|named|called|name|alert|band|page|function|scale|steps|tone|type|legend) )"(\w+)"/gi;
/** A place of a file within a sentence, such as `pages[0].elements[2].name`. */
const PLACE = /\b[a-zA-Z]\w*\[\d+\](?:\.\w+|\[\d+\]|\["[^"]*"\])*/g;
const STEP = /\["([^"]*)"\]|\[(\d+)\]|\w+/g;

/**
 * Returns what an issue says to whoever has the forms open: fields by their labels and places by their words, where the
 * check names properties and paths of the files. On the way to the JSON it stays as it is.
 */
export function issueInWords(
  issue: LocatedIssue,
  way: WayToIssue | null,
  text: string,
  say: (text: Text) => string,
): Pick<LocatedIssue, "message" | "hint"> {
  const { code, message, hint = "" } = issue;
  if (!way || way.tab === "json") return { message, hint };
  const { part } = way;
  const words = (sentence: string) =>
    sentence
      .replace(PLACE, (place) => placeInWords(part, text, stepsOf(place), say) || place)
      .replace(
        /add "(\w+)": true/gi,
        (whole: string, key: string) => said(part, key, (label) => `tick ${label}`) ?? whole,
      )
      .replace(
        /remove "(capped|public)"/gi,
        (whole: string, key: string) => said(part, key, (label) => `Take the tick off ${label}`) ?? whole,
      )
      .replace(PROPERTY, (whole: string, key: string) => said(part, key, (label) => label) ?? whole);
  if (code === "SHAPE") return shapeInWords(message, hint, words, part);
  return { message: message.replace(PLACE, (place) => words(place)), hint: HINTS_IN_FORMS[code] ?? words(hint) };
}

/** What the schema finds is in the language of JSON; most of it is an empty field. */
function shapeInWords(message: string, hint: string, words: (sentence: string) => string, part: Part) {
  const [, missing] = /^The property "(\w+)" is missing/.exec(message) ?? [];
  const label = said(part, missing ?? "", (one) => one);
  if (label) return { message: `${label} is missing.`, hint: "Fill it in." };
  const fewest = /^This must NOT have fewer than (\d+) items/.exec(message)?.[1];
  if (fewest)
    return { message: `This needs at least ${fewest === "1" ? "one entry" : `${fewest} entries`}.`, hint: "Add one." };
  if (message.startsWith("This is not in a form"))
    return { message: "This is not what the field takes.", hint: "Write it anew." };
  return { message: words(message), hint: /^It is [[{]/.test(hint) ? "" : words(hint) };
}

function said(part: Part, key: string, sentence: (label: string) => string): string | undefined {
  const label = part === "survey" ? wordsOfProperty("", key)?.label : (PARTS[key] ?? LABELS[key]);
  return label === undefined ? undefined : sentence(`“${label}”`);
}

const stepsOf = (place: string): JSONPath =>
  [...place.matchAll(STEP)].map(([whole, key, index]) => key ?? (index === undefined ? whole : Number(index)));
