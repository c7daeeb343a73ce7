/** A wording that cannot be used, with a sentence for the person who brought it. */
export class WordingError extends Error {
  override readonly name = "WordingError";
}
