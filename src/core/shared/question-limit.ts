/** The longest question that is accepted, in characters: room for six results and a long story. */
export const MAX_QUESTION_CHARACTERS = 2000;

/** How many lines of a talk about a danger go along with the next one: more would only take the server's time. */
export const MOST_LINES_OF_TALK = 8;
