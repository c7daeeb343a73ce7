/** A file that an operator named cannot be used; the message is a sentence for them. */
export class FileError extends Error {
  override readonly name = "FileRefused";
}
