import { DomUtils, parseDocument } from "htmlparser2";
import type { Text } from "../../content-model/text.ts";
import { textIn } from "../plain-text.ts";

type Markup = Parameters<typeof DomUtils.removeElement>[0];

/** How the words of one form are read: the languages of its labels stand as `<span lang="es">` in them. */
export type Words = {
  /** BCP 47, the default first; none where the file names none. */
  readonly languages: readonly string[];
  /** Returns the plain words of a cell, or null where it has none. */
  textOf(written: string): Text | null;
};

/** Languages as texts of a survey may have them. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?/;
const HAS_LANGUAGE = /<[a-z][^<>]*\slang\s*=/i;

/** Returns a reader of the words of these cells, which looks into all of them for languages first. */
export function wordsOf(cells: readonly string[]): Words {
  const languages = [...new Set(cells.filter((cell) => HAS_LANGUAGE.test(cell)).flatMap(languagesIn))];
  return {
    languages,
    textOf(written) {
      if (languages.length === 0 || !HAS_LANGUAGE.test(written)) return textIn({ default: written });
      const [first = "", ...others] = languages;
      const present = new Set(languagesIn(written));
      const further = others.filter((language) => present.has(language));
      return textIn({
        default: inLanguage(written, first),
        ...Object.fromEntries(further.map((language) => [language, inLanguage(written, language)])),
      });
    },
  };
}

function languageOf(node: Markup): string | undefined {
  if (!("attribs" in node)) return undefined;
  const { lang } = node.attribs as { lang?: string };
  const [language = "", ...parts] = (lang ?? "").trim().split(/[-_]/);
  return LANGUAGE.exec([language.toLowerCase(), ...parts].join("-"))?.[0];
}

const withLanguage = (written: string) => {
  const document = parseDocument(written);
  const elements = DomUtils.find((node) => languageOf(node) !== undefined, [document], true, Number.POSITIVE_INFINITY);
  return { document, elements };
};

const languagesIn = (written: string): string[] =>
  withLanguage(written).elements.flatMap((node) => languageOf(node) ?? []);

/** The markup without what stands in it in other languages. */
function inLanguage(written: string, language: string): string {
  const { document, elements } = withLanguage(written);
  for (const element of elements) if (languageOf(element) !== language) DomUtils.removeElement(element);
  return DomUtils.getOuterHTML(document);
}
