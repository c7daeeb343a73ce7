/** The longest question that is taken, in characters. Six results with room for a long story. */
export const MOST_CHARACTERS = 2000;
