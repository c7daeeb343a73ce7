import { parseDocument } from "htmlparser2";
import type { Text } from "../content-model/text.ts";

/** What ends a line where it stands in HTML. */
const BLOCKS: ReadonlySet<string> = new Set("p div br li tr h1 h2 h3 h4 h5 h6 ul ol table".split(" "));
/** What is no text. */
const SILENT: ReadonlySet<string> = new Set(["script", "style", "template"]);

type Node = {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly children?: readonly Node[];
};

/** Returns the words of a text that may hold HTML or entities, in lines; scripts and styles are left out. */
export function plainText(written: string): string {
  const isMarkup = /<[a-z!/]|&[a-z#]/i.test(written);
  const words = isMarkup ? wordsOf(parseDocument(written) as unknown as Node) : written;
  return words
    .replaceAll("\u00a0", " ")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

function wordsOf({ type, name = "", data, children = [] }: Node): string {
  if (type === "text") return data ?? "";
  if (type === "comment" || SILENT.has(name)) return "";
  const inner = children.map(wordsOf).join("");
  return BLOCKS.has(name) ? `\n${inner}\n` : inner;
}

/** What other tools fill in stands in brackets: SurveyJS would fill in braces too, with something else or nothing. */
const withoutPlaces = (words: string): string => words.replaceAll(/\{([^{}\n]*)\}/g, "[$1]");

/**
 * Returns a text in several languages, or null where no language has words.
 * @param byLanguage words by language, those of the default language under "default"; they may hold HTML
 */
export function textIn(byLanguage: Readonly<Record<string, string | undefined>>): Text | null {
  const plain = Object.entries(byLanguage).flatMap(([language, words]): [string, string][] => {
    const text = withoutPlaces(plainText(words ?? ""));
    return text === "" ? [] : [[language, text]];
  });
  const first = plain[0]?.[1];
  if (first === undefined) return null;
  const texts = { default: first, ...Object.fromEntries(plain) };
  return Object.keys(texts).length === 1 ? texts.default : texts;
}
