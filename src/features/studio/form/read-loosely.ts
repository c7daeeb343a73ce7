import type { JSONPath } from "jsonc-parser";
import type { Text } from "#core/content-model/text.ts";

// The part of the two files that the form shows. While an editor works, much may be missing or wrong. The check reports
// that, so everything here is optional.

export type LooseChoice = string | number | { readonly value?: unknown; readonly text?: Text };
/** A question with whatever the file says of it. */
export type LooseQuestion = Readonly<Record<string, unknown>> & {
  readonly type?: string;
  readonly name?: string;
  readonly title?: Text;
  readonly description?: Text;
  readonly isRequired?: boolean;
  readonly declinable?: boolean;
  readonly choices?: readonly LooseChoice[];
  readonly columns?: readonly LooseChoice[];
  readonly rows?: readonly LooseChoice[];
  /** The fields of a question with several. */
  readonly items?: readonly ({ readonly name?: string; readonly title?: Text } | null)[];
  /** Those in a panel. */
  readonly elements?: readonly LooseQuestion[];
};
export type LoosePage = Readonly<Record<string, unknown>> & {
  readonly name?: string;
  readonly title?: Text;
  readonly elements: readonly LooseQuestion[];
  /** Its place in the file; of a survey written without pages, the file itself. */
  readonly path: JSONPath;
};
export type LooseSurvey = { readonly title?: Text; readonly description?: Text; readonly pages: readonly LoosePage[] };
/** @returns null when no part of the survey can be shown */
export function readSurvey(json: string): LooseSurvey | null {
  const value = parsed(json) as (Partial<LooseSurvey> & Partial<LoosePage>) | null;
  const pages = pagesOf(value);
  const isWhole = pages?.every(({ elements }) => areElements(elements));
  return value && pages && isWhole ? { ...value, pages } : null;
}

function pagesOf(value: (Partial<LooseSurvey> & Partial<LoosePage>) | null): LoosePage[] | null {
  if (value?.elements && value.pages === undefined) return [{ elements: value.elements, path: [] }];
  return Array.isArray(value?.pages) ? value.pages.map((page, index) => ({ ...page, path: ["pages", index] })) : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const isObject = <Value>(value: Value | null | undefined): value is Value & object =>
  typeof value === "object" && value !== null;

function areElements(elements: unknown): boolean {
  if (!Array.isArray(elements)) return false;
  return elements.every((one: unknown) => isObject(one) && (!("elements" in one) || areElements(one.elements)));
}
