/** Thrown where a file of another tool cannot be read at all. The message is a sentence for the person who brought it. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  /** Such as "line 3"; empty for the whole file. */
  readonly place: string;
  constructor(message: string, place = "") {
    super(message);
    this.place = place;
  }
}
