import type { Text } from "../../content-model/text.ts";
import { plainText, withoutPlaces } from "../plain-text.ts";
import { ShownAnswers } from "../shown-answers.ts";
import type { Languages } from "./languages.ts";
import type { Row } from "./table.ts";

/** How the words of a form are read. */
export type Words = {
  /** Returns the plain words of a row in all its languages, or null where it has none. */
  of(row: Row, property: string): Text | null;
  readonly shownAnswers: ShownAnswers;
  /** Rows with words in some language, but none in the default one. */
  readonly withoutDefault: ReadonlySet<string>;
};

export function wordsOf(languages: Languages): Words {
  const shownAnswers = new ShownAnswers();
  const withoutDefault = new Set<string>();
  return {
    shownAnswers,
    withoutDefault,
    of(row, property) {
      const byKey: Record<string, string> = {};
      // Words under the name of the default language come before those without one.
      const written = [...row.words(property)].sort(([one], [other]) => Number(one === "") - Number(other === ""));
      for (const [language, words] of written) {
        const key = languages.keyOf(language);
        if (key === null || byKey[key]) continue;
        const list = row.cell("list_name");
        shownAnswers.look(`${row.cell("name") || row.place}${list ? ` in ${list}` : ""}`, words, REFERENCE);
        byKey[key] = withoutPlaces(withoutMarks(plainText(words)));
      }
      if (!byKey["default"] && Object.values(byKey).some(Boolean)) withoutDefault.add(row.cell("name") || row.place);
      // Its words are plain by now: what looks like markup in them is meant so.
      const kept = Object.entries(byKey).filter(([, words]) => words !== "");
      const [, first] = kept.find(([key]) => key === "default") ?? kept[0] ?? [];
      if (first === undefined) return null;
      return kept.length === 1 && kept[0]?.[0] === "default" ? first : { ...Object.fromEntries(kept), default: first };
    },
  };
}

const REFERENCE = /\$\{\s*([^{}\s]+)\s*\}/g;

/** Takes off Markdown: emphasis, headings, links and backslashes; a shown answer reads `[name]`. */
function withoutMarks(words: string): string {
  const shown = words
    .replaceAll(REFERENCE, "[$1]")
    .replaceAll(/\[([^\][]+)\]\((https?:[^()\s]+)\)/g, "$1 ($2)")
    .replaceAll(/^#{1,6}\s+/gm, "");
  const escaped = shown.replaceAll(/\\([*_#\\])/g, (_, sign: string) => HELD[sign] ?? sign);
  const plain = [
    /\*\*(?=\S)([^*\n]*?\S)\*\*/g,
    /(?<!\w)__(?=\S)([^_\n]*?\S)__(?!\w)/g,
    /\*(?=\S)([^*\n]*?\S)\*/g,
    /(?<!\w)_(?=\S)([^_\n]*?\S)_(?!\w)/g,
  ].reduce((text, emphasis) => text.replaceAll(emphasis, "$1"), escaped);
  return Object.entries(HELD).reduce((text, [sign, held]) => text.replaceAll(held, sign), plain);
}

/** Signs behind a backslash stand for themselves; meanwhile these hold their places. */
const HELD: Readonly<Record<string, string>> = { "*": "\uE000", _: "\uE001", "#": "\uE002", "\\": "\uE003" };
