// Limits that schemas of content set, and that whatever writes content has to keep. Apart from the schemas, because what
// a browser loads must not load TypeBox.

/** Of a condition or a formula, in characters. */
export const LONGEST_EXPRESSION = 2000;
/** Of a text that people read, in each language, in characters. */
export const LONGEST_TEXT = 4000;
/** Of the value of an option, in characters. */
export const LONGEST_VALUE = 200;
/** The highest limit that a survey may set for a typed answer, in characters. */
export const LONGEST_ANSWER = { text: 1000, comment: 5000 } as const;
/** Of the name of a question, a row or a field, in characters. */
export const LONGEST_NAME = 64;
