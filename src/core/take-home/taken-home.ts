/** What did not go into another program's file as it is here. */
export type LeftBehind = {
  /** What the format has no words for: each a whole sentence. */
  readonly unsaid: readonly string[];
  /** What travels in another form, or in another file: each a whole sentence. */
  readonly notes: readonly string[];
};
