// Limits that schemas of content set, and that whatever writes content has to keep. Apart from the schemas, because what
// a browser loads must not load TypeBox.

/** The longest condition or formula, in characters. */
export const LONGEST_EXPRESSION = 2000;
/** The longest text that people read, in each language, in characters. */
export const LONGEST_TEXT = 4000;
/** The longest value of an option, in characters. */
export const LONGEST_VALUE = 200;
/** The highest limit that a survey may set for a typed answer, in characters. */
export const LONGEST_ANSWER = { text: 1000, comment: 5000 } as const;
/** The longest name of a question, a row or a field, in characters. */
export const LONGEST_NAME = 64;
