/** Warnings of the check that publishing refuses: a person has to do or to confirm something first. */
const REFUSED: ReadonlySet<string> = new Set(["DRAFT", "EXAMPLE_UNCONFIRMED", "STARTER_WORDS"]);

/** Returns true for a warning that nobody can publish with. */
export const standsInTheWay = ({ code }: { readonly code: string }): boolean => REFUSED.has(code);
