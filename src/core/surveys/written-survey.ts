import { isObject } from "../shared/is-object.ts";
import type { Issue } from "../shared/issue.ts";
import { LOOKS } from "./looks.ts";
import { plainText } from "./plain-text.ts";

type Loose = Readonly<Record<string, unknown>>;

/** Older names of properties of questions, which SurveyJS still reads. */
export const OLDER_NAMES: Readonly<Record<string, string>> = { hasOther: "showOtherItem", hasNone: "showNoneItem" };

/** A survey as the file has it, beside the form in which all else reads it. Neither form need match the schema. */
export type WrittenSurvey = {
  /** The survey in pages, without what is for looks alone, and its notes without markup. */
  readonly survey: unknown;
  /** Whether the file lists `elements` without `pages`, as SurveyJS allows: they are one page. */
  readonly isOnePage: boolean;
  /** Places of what was left out, such as `pages[0].elements[2].width`. */
  readonly looks: readonly string[];
};

/** Returns the survey that a file holds, in the one form that is checked, asked and stored. */
export function readWritten(written: unknown): WrittenSurvey {
  if (!isObject(written)) return { survey: written, isOnePage: false, looks: [] };
  const looks: string[] = [];
  const without = (names: ReadonlySet<string>, path: string, value: unknown): unknown => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(([name]) => !names.has(name));
    if (entries.length === Object.keys(value).length) return value;
    looks.push(
      ...Object.keys(value)
        .filter((name) => names.has(name))
        .map((name) => path + name),
    );
    return Object.fromEntries(entries);
  };
  const listIn = (value: Loose, name: string, each: (one: unknown, path: string) => unknown, path = ""): Loose => {
    const list = value[name];
    return Array.isArray(list)
      ? { ...value, [name]: list.map((one: unknown, index) => each(one, `${path}${name}[${index}].`)) }
      : value;
  };
  const ofElement = (element: unknown, path: string): unknown => {
    if (!isObject(element) || element["type"] !== "panel")
      return inWords(withNewNames(without(LOOKS.element, path, element)));
    return listIn(without(LOOKS.panel, path, element) as Loose, "elements", ofElement, path);
  };
  const ofPage = (page: unknown, path: string) => {
    const used = without(LOOKS.page, path, page);
    return isObject(used) ? listIn(used, "elements", ofElement, path) : used;
  };
  const used = without(LOOKS.survey, "", written) as Loose;
  if (!("elements" in used) || "pages" in used)
    return { survey: listIn(used, "pages", ofPage), isOnePage: false, looks };
  const { elements, ...rest } = listIn(used, "elements", ofElement);
  return { survey: { ...rest, pages: [{ name: "page1", elements }] }, isOnePage: true, looks };
}

/** Where both names stand, the newer one counts. */
function withNewNames(element: unknown): unknown {
  if (!isObject(element) || !Object.keys(OLDER_NAMES).some((older) => older in element)) return element;
  const entries = Object.entries(element).map(([name, value]) => [OLDER_NAMES[name] ?? name, value] as const);
  const newer = Object.entries(element).filter(([name]) => Object.values(OLDER_NAMES).includes(name));
  return { ...Object.fromEntries(entries), ...Object.fromEntries(newer) };
}

/** Leaves out the markup of a note, in all languages. */
function inWords(element: unknown): unknown {
  if (!isObject(element) || element["type"] !== "html") return element;
  const { html } = element;
  if (typeof html === "string") return { ...element, html: plainText(html) };
  if (!isObject(html)) return element;
  const each = Object.entries(html).map(([key, one]) => [key, typeof one === "string" ? plainText(one) : one]);
  return { ...element, html: Object.fromEntries(each) };
}

/** Returns an issue of a survey that is one page with its places as the file has them: `elements[2]`. */
export function atWrittenPlace(issue: Issue): Issue {
  const written = (words: string) => words.replaceAll("pages[0].elements", "elements");
  const { path, message, hint } = issue;
  return {
    ...issue,
    path: path.replace(/^pages\[0\](\.|$)/, ""),
    message: written(message),
    ...(hint === undefined ? {} : { hint: written(hint) }),
  };
}
