/** The stored value of a selected option. */
export type ChoiceValue = string | number;

/** One answer: an option, a number, a text, yes or no, or the list of selected options. */
export type AnswerValue = ChoiceValue | boolean | readonly ChoiceValue[];

/** The answers of one submission, by item name; a row of a matrix is named `matrix.row`. */
export type Answers = Readonly<Record<string, AnswerValue>>;
