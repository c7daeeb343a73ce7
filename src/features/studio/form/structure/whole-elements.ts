import { renameInExpression } from "#core/references/rename-in-expression.ts";
import { isObject } from "#core/shared/is-object.ts";
import { freshName } from "../../lists/fresh-name.ts";
import type { LooseQuestion, LooseSurvey } from "../read-loosely.ts";
import { namesIn } from "../use-survey-edit.ts";

/** Returns the names of all questions in a list, those in groups too. */
export const itemsWithin = (elements: readonly LooseQuestion[]): string[] =>
  elements.flatMap(({ name, elements: inner = [] }) => [...(name ? [name] : []), ...itemsWithin(inner)]);

/**
 * Returns a copy of a page, a group or a question in which all have names of their own. Conditions that name what was
 * copied too name the copies.
 */
export function copyOf(element: object, survey: LooseSurvey): object {
  const taken = namesIn(survey);
  const names = new Map<string, string>();
  // Fields are named within their question, so theirs stay.
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    if (!isObject(value)) return;
    if (typeof value["name"] === "string") {
      const fresh = freshName(value["name"], taken);
      names.set(value["name"], fresh);
      taken.add(fresh);
    }
    collect(value["elements"]);
  };
  collect(element);
  const renamed = (name: string) => names.get(name) ?? name;
  const copied = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copied);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([property, one]) => {
        if (property === "name" && typeof one === "string") return [property, renamed(one)];
        if (property === "elements") return [property, copied(one)];
        const isCondition = property === "visibleIf" && typeof one === "string";
        return [property, isCondition ? renameInExpression(one, renamed) : one];
      }),
    );
  };
  return copied(element) as object;
}
