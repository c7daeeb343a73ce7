/** What a person decided to do, in words of their own or of the content. `place` is where; the last two may be absent together. */
export type StepWords = {
  readonly what: string;
  /** What it hangs on: "After breakfast". */
  readonly routine: string;
  readonly place?: string;
  /** What may come between: "it rains". */
  readonly happens?: string;
  /** What is done then. */
  readonly instead?: string;
};

/** Longer than any small step; the sheet for the refrigerator holds five texts of this length. */
export const LONGEST_STEP_TEXT = 200;

/** Joins lines and spaces, and drops what ends a sentence: the words go on in one. */
export const tidyText = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\s.!;,:]+$/, "")
    .trim();

/** Returns words tidied, without those that say nothing. */
export function tidyWords(words: StepWords): StepWords {
  const [place, happens, instead] = [words.place, words.happens, words.instead].map((text) => tidyText(text ?? ""));
  return {
    what: tidyText(words.what),
    routine: tidyText(words.routine),
    ...(place ? { place } : {}),
    ...(happens ? { happens: withoutIf(happens) } : {}),
    ...(instead ? { instead: withoutThen(instead) } : {}),
  };
}

/** The form says "If" and "then" itself; many people write them again. */
const withoutIf = (text: string): string => text.replace(/^(if|si)\s+(?=\S)/iu, "");
const withoutThen = (text: string): string => text.replace(/^(then|entonces),?\s+(?=\S)/iu, "");
