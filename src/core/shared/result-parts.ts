/** What a rule says of one number it gives: of its score at its top, of a further result within that. */
export const RESULT_PARTS = [
  "range",
  "decimals",
  "unit",
  "show",
  "missing",
  "none",
  "gauge",
  "margin",
  "bands",
  "legendNote",
] as const;
export type ResultPart = (typeof RESULT_PARTS)[number];

const OF_SCORE = new RegExp(`^(${RESULT_PARTS.join("|")})(?=$|[.[])`);

/** Returns a place in a rule with what belongs to its score moved into `result`, such as `further[0]`. */
export const placeInResult = (path: string, result: string): string =>
  path === "score" ? `${result}.formula` : path.replace(OF_SCORE, `${result}.$1`);

/** Returns what is said of a number, and nothing else. */
export const resultPartsOf = <Parts extends object>(parts: Parts): Pick<Parts, ResultPart & keyof Parts> =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => isPart(name))) as Pick<Parts, ResultPart & keyof Parts>;

/** Returns all that is not said of the score itself. */
export const withoutResultParts = <Rule extends object>(rule: Rule): Omit<Rule, ResultPart> =>
  Object.fromEntries(Object.entries(rule).filter(([name]) => !isPart(name))) as Omit<Rule, ResultPart>;

const isPart = (name: string): boolean => (RESULT_PARTS as readonly string[]).includes(name);
