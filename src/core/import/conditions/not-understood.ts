/** An expression that is not written in a way that is known here. The message ends a sentence. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
}
