/** A property that differs between two versions of a question. */
type ChangedProperty = {
  readonly property: string;
  /** The question's name. */
  readonly name: string;
  /** Both values as a sentence names them. */
  readonly before: string;
  readonly after: string;
  readonly isOn: boolean;
};

/** How a change of a property is told. */
export type PropertyWords = {
  readonly code: "REQUIRED_CHANGED" | "ANSWER_CHECK_CHANGED" | "FORMULA_CHANGED";
  readonly touches: "words" | "answers";
  sentence(changed: ChangedProperty): string;
};

/** The words for the properties that only this type has. */
export type WordsForChanges = {
  /** What a sentence calls a property that is a text. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Properties that limit what may be answered. */
  readonly limits?: readonly string[];
  readonly others?: Readonly<Record<string, PropertyWords>>;
};
