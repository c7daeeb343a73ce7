/** Thrown when a rule gives no usable number for valid answers: an error in the content, never in the answers. */
export class ScoringError extends Error {
  override readonly name = "ScoringError";

  /** The scale and the place in its rule. Unlike the message, it never quotes an answer. */
  readonly place: string;

  constructor(scale: string, place: string, reason: string) {
    super(`${scale} › ${place}: ${reason}`);
    this.place = `${scale} › ${place}`;
  }
}
