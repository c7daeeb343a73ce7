/** A file named by an operator that cannot be used; the message is a sentence for them. */
export class FileError extends Error {
  override readonly name = "FileError";
}
