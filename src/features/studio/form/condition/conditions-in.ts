import type { JSONPath } from "jsonc-parser";
import { isObject } from "#core/shared/is-object.ts";

type Found = { readonly path: JSONPath; readonly expression: string };

/** Returns the conditions of all pages, groups and questions, however whole the survey is. */
export function conditionsIn(survey: string): Found[] {
  const within = (value: unknown, path: JSONPath): Found[] => {
    if (Array.isArray(value)) return value.flatMap((one, index) => within(one, [...path, index]));
    if (!isObject(value)) return [];
    const { visibleIf, pages, elements } = value;
    return [
      ...(typeof visibleIf === "string" ? [{ path: [...path, "visibleIf"], expression: visibleIf }] : []),
      ...within(pages, [...path, "pages"]),
      ...within(elements, [...path, "elements"]),
    ];
  };
  return within(JSON.parse(survey), []);
}
