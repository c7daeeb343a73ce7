/** A model gave no usable answer. `reason` is fit for a log: nothing that was sent or received is in it. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}
