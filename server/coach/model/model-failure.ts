/**
 * Thrown when a model gave no usable answer. `reason` is safe to log: it contains nothing that was sent or
 * received.
 */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}
