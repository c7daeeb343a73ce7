import { URLS } from "./resources.ts";

/** The group in which our own export works out the score. Names of pages and questions have no such beginning. */
export const CALCULATED = "calculated/";

/** Returns the calculations among the extensions of a Questionnaire, as they are written. */
export const formulasOf = (extension: readonly { readonly [key: string]: unknown }[]): string[] =>
  extension.flatMap(({ url, valueExpression }) => {
    const { name, expression } = (valueExpression ?? {}) as { readonly name?: unknown; readonly expression?: unknown };
    return url === URLS.variable ? [`${name} ${expression}`] : [];
  });
