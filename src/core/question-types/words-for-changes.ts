/** A property that differs between two versions of a question. */
type ChangedProperty = {
  readonly property: string;
  /** The question's name. */
  readonly name: string;
  /** The values before and after, as a sentence quotes them. */
  readonly before: string;
  readonly after: string;
  readonly isOn: boolean;
};

/** Describes the change of a property in words. */
export type PropertyWords = {
  readonly code:
    | "REQUIRED_CHANGED"
    | "ANSWER_CHECK_CHANGED"
    | "FORMULA_CHANGED"
    | "SPECIAL_CHOICE_CHANGED"
    | "LABELS_CHANGED";
  readonly touches: "words" | "answers";
  sentence(changed: ChangedProperty): string;
};

/** The words for properties that only this type has. */
export type WordsForChanges = {
  /** How sentences name a property that is a text. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Properties that limit what may be answered. */
  readonly limits?: readonly string[];
  readonly others?: Readonly<Record<string, PropertyWords>>;
};
