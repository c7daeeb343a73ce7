/** A file that an operator named cannot be used; the message is a sentence for them. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
}
