/** A rule that gives no usable number for valid answers: a fault of the content, never of the person. */
export class ScoringError extends Error {
  override readonly name = "ScoringError";

  constructor(scale: string, place: string, reason: string) {
    super(`${scale} › ${place}: ${reason}`);
  }
}
