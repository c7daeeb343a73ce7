/** A sentence that promises something, with the time during which it stood on a page. */
export type Promised = {
  readonly kind: "kept" | "arrived";
  readonly sentence: string;
  readonly from: number;
  until: number;
};

/** Sentences that promise something, by what must be true under them. */
const PROMISES = [
  {
    kind: "kept",
    words:
      /^saved\b|\banswers? (is|are) (kept|safe|saved)|\bwe kept your answers|\bstays? on this device|nothing is lost|answers are waiting/i,
  },
  { kind: "arrived", words: /submitted successfully|\b(have|has) (arrived|been sent)|\bwe have your answers/i },
] as const;
const DENIED = /\b(not|cannot|can't|couldn't|could not|no longer|unless|only while|until you close)\b/i;

/** Splits what a page shows into sentences, and finds those that promise something. */
export function promisesIn(text: string): Omit<Promised, "from" | "until">[] {
  const sentences = text.split(/\n|(?<=[.!?…])\s+/).map((sentence) => sentence.trim());
  return sentences.flatMap((sentence) =>
    PROMISES.filter(({ words }) => words.test(sentence) && !DENIED.test(sentence)).map(({ kind }) => ({
      kind,
      sentence,
    })),
  );
}
