import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";

/** Where replies come from: the entries of the guide, the sentences around them, and the words about results. */
export type Spoken = {
  readonly site: { readonly safety: Parameters<typeof numbersOf>[0] };
  /** Anything that holds texts in both languages. */
  readonly content: unknown;
};

/** Shorter sentences, such as "Yes.", may be part of a Spanish one. */
const SHORTEST = 12;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+/);

/**
 * Returns a function that finds the English sentences in what was said in Spanish: those of the content that have a
 * translation, wherever they stand in a text.
 */
export function englishSentencesIn({ site, content }: Spoken): (said: string) => string[] {
  const numbers = numbersOf(site.safety);
  const english = new Set<string>();
  const starts: string[] = [];
  const learn = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!("default" in value && "es" in value)) {
      for (const part of Object.values(value)) learn(part);
      return;
    }
    if (typeof value.default !== "string" || value.default === value.es) return;
    for (const sentence of sentencesOf(fillIn(value.default, numbers))) {
      // What stands in a placeholder is not known here: what comes before it, or after it, must do.
      const parts = sentence.split(/\{\w+\}/).filter((part) => part.length >= SHORTEST);
      if (/\{\w+\}/.test(sentence)) starts.push(...parts);
      else if (sentence.length >= SHORTEST) english.add(sentence);
    }
  };
  learn(content);
  return (said) => [
    ...said.split("\n").flatMap((line) => sentencesOf(line).filter((one) => english.has(one.replace(/^- /, "")))),
    ...starts.filter((part) => said.includes(part)),
  ];
}
