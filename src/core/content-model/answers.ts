/** What is kept of an option that was picked. */
export type ChoiceValue = string | number;

/** One answer: an option, a number, a text, yes or no, or the list of the options picked. */
export type AnswerValue = ChoiceValue | boolean | readonly ChoiceValue[];

/** Answers of one person to one survey, by item name; a row of a matrix stands as `matrix.row`. */
export type Answers = Readonly<Record<string, AnswerValue>>;
