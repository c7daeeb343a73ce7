/** The stored value of a selected option. */
export type ChoiceValue = string | number;

/** Says of a question that the person would rather not answer it. It stands where the answer would. */
export type Declined = { readonly declined: true };
export const DECLINED: Declined = { declined: true };

/** One answer: an option, a number, a text, yes or no, or the list of selected options; or that there shall be none. */
export type AnswerValue = ChoiceValue | boolean | readonly ChoiceValue[] | Declined;

/** The answers of one submission, by item name; a row of a matrix is named `matrix.row`. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Returns the answers that were given, without those that the person would rather not give. */
export function givenAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isDeclined(answer)));
}

/** Returns true for exactly `{"declined": true}`. */
export function isDeclined(value: unknown): value is Declined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return "declined" in value && value.declined === true && Object.keys(value).length === 1;
}
