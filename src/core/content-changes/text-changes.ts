import type { Text } from "../content-model/text.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";

const LONGEST = 80;

/** Quotes words for a sentence, shortened if they are long. */
export function quoted(words: string): string {
  return words.length <= LONGEST ? `“${words}”` : `“${words.slice(0, LONGEST - 1).trimEnd()}…”`;
}

/** Names any value that is not a text, for a sentence. */
export function named(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? quoted(value) : JSON.stringify(value);
}

/**
 * Lists how a text and its translations differ. Either side may lack the text.
 * @param what begins the sentence, such as "The title of question 1-0"
 */
export function textChanges(
  make: MakeChange,
  path: string,
  what: string,
  older: Text | undefined,
  newer: Text | undefined,
  touches: ContentChange["touches"] = "words",
): ContentChange[] {
  const [before, after] = [older, newer].map((text) => (text === undefined ? undefined : textOf(text)));
  const own = before === after ? [] : [make("TEXT_CHANGED", path, touches, sentence(what, before, after))];
  const [said, says] = [older, newer].map((text) => new Map(text === undefined ? [] : translationsOf(text)));
  const languages = [...new Set([...(said?.keys() ?? []), ...(says?.keys() ?? [])])];
  const translated = languages.flatMap((language) => {
    const [was, is] = [said?.get(language), says?.get(language)];
    const place = `${path}.${language}`;
    return was === is
      ? []
      : [make("TRANSLATION_CHANGED", place, "words", sentence(`${what} in “${language}”`, was, is))];
  });
  return [...own, ...translated];
}

function sentence(what: string, before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `${what} is new: ${quoted(after ?? "")}.`;
  if (after === undefined) return `${what} is gone; it was ${quoted(before)}.`;
  return `${what} was ${differingFrom(before, after)} and is now ${differingFrom(after, before)}.`;
}

/** For two long texts with the same beginning, returns the part where they differ. */
function differingFrom(words: string, other: string): string {
  if (words.length <= LONGEST) return quoted(words);
  let alike = 0;
  while (alike < words.length && words[alike] === other[alike]) alike += 1;
  const start = words.lastIndexOf(" ", Math.max(0, alike - 1)) + 1;
  return start < LONGEST / 2 ? quoted(words) : quoted(`…${words.slice(start)}`);
}
