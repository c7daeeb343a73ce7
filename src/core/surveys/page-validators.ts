import type { SurveyDocument } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import type { Item } from "../question-types/item.ts";

/** A validator of a page: whether answers to several questions fit together. */
export type PageValidator = {
  /** The index of its page, and its own there. */
  readonly page: number;
  readonly index: number;
  readonly expression: string;
  readonly text: Text;
  /** Whether it asks "Is this right?" instead of refusing. */
  readonly soft: boolean;
  /** The names of the items that it compares, in the order they are asked. */
  readonly needs: readonly string[];
};

const NAMES = /\{\s*#?([^{}]+?)\s*\}/g;

/** Returns the names in the braces of an expression; `{#a}` is `a`, as it was typed. */
export const namesIn = (expression: string): ReadonlySet<string> =>
  new Set([...expression.matchAll(NAMES)].map(([, name = ""]) => name));

/** Returns a survey as SurveyJS knows it, which has validators for questions alone. */
export function withoutPageValidators(survey: SurveyDocument): SurveyDocument {
  return { ...survey, pages: survey.pages.map(({ validators: _, ...page }) => page) };
}

/** Returns the validators of all pages. */
export function pageValidators(survey: SurveyDocument, items: readonly Item[]): PageValidator[] {
  return survey.pages.flatMap(({ validators = [] }, page) =>
    validators.map(({ expression, text, soft = false }, index) => {
      const names = namesIn(expression);
      const isNamed = ({ name, row }: Item) => names.has(name) || (row !== undefined && names.has(row.question));
      const needs = items.filter(isNamed).map(({ name }) => name);
      return { page, index, expression, text, soft, needs };
    }),
  );
}

/** Gives each hard validator of a page to the last item that it compares: there an answer can be found not to fit. */
export function withPageValidators(survey: SurveyDocument, items: readonly Item[]): readonly Item[] {
  const hard = pageValidators(survey, items).filter(({ soft }) => !soft);
  if (hard.length === 0) return items;
  return items.map((item) => {
    const own = hard.filter(({ needs }) => needs.at(-1) === item.name);
    if (own.length === 0) return item;
    const added = own.map(({ page, expression, text, needs }) => ({
      expression,
      text,
      ofPage: { page: survey.pages[page]?.name ?? "", needs },
    }));
    return { ...item, validators: [...item.validators, ...added] };
  });
}
