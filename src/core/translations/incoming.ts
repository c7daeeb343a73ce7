import { LONGEST_TEXT } from "../content-model/limits.ts";
import { type ScaleText, textsById, wordsIn } from "./scale-texts.ts";

/** Thrown where a file of translations cannot be taken at all. The message is a sentence for who brought it. */
export class UnusableTranslations extends Error {
  override readonly name = "UnusableTranslations";
}

/** A text as a file of translations brings it. */
export type IncomingText = {
  readonly id: string;
  /** The words it was translated from; null where the file does not say. */
  readonly source: string | null;
  /** New words by language; a text that is empty, or left out, changes nothing. */
  readonly words: Readonly<Record<string, string>>;
};

/** One change that a file of translations makes. */
export type TranslationChange = { readonly text: ScaleText; readonly language: string; readonly words: string };

/** What a file of translations would change, and what of it is left out, each a sentence. */
export type Incoming = { readonly changes: readonly TranslationChange[]; readonly left: readonly string[] };

/**
 * Compares what a file brings with the texts as they are now. Words that were made from a text that reads otherwise
 * now are left out: they may say something else.
 */
export function incomingChanges(texts: readonly ScaleText[], incoming: readonly IncomingText[]): Incoming {
  const byId = textsById(texts);
  const seen = new Set<string>();
  const changes: TranslationChange[] = [];
  const left: string[] = [];
  for (const { id, source, words } of incoming) {
    const text = byId.get(id);
    const given = Object.entries(words).filter(([, one]) => one.trim() !== "");
    if (seen.has(id)) {
      throw new UnusableTranslations(`The place ${id} is in the file twice. Nothing was taken over.`);
    }
    seen.add(id);
    if (!text) {
      left.push(`There is no text at ${id}.`);
      continue;
    }
    if (source !== null && source !== wordsIn(text.text, "default")) {
      left.push(`The text at ${text.where} reads otherwise now than when it was sent out.`);
      continue;
    }
    for (const [language, one] of given) {
      if (one === wordsIn(text.text, language)) continue;
      if (one.length > LONGEST_TEXT) left.push(`The text at ${text.where} is longer than ${LONGEST_TEXT} characters.`);
      else changes.push({ text, language, words: one });
    }
  }
  return { changes, left };
}
