/** The longest question that is accepted, in characters: room for six results and a long story. */
export const MAX_QUESTION_CHARACTERS = 2000;
