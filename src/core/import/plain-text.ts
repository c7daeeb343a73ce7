import { parseDocument } from "htmlparser2";
import type { Text } from "../content-model/text.ts";

/** What ends a line where it stands in HTML. */
const BLOCKS: ReadonlySet<string> = new Set("p div br li tr h1 h2 h3 h4 h5 h6 ul ol table".split(" "));
/** What is no text. */
const SILENT: ReadonlySet<string> = new Set(["script", "style", "template"]);

/** Elements of HTML, old ones too; anything else in angle brackets, such as `<one>`, is meant as it stands. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas caption center
  cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map
  mark marquee menu meta meter nav nobr noscript object ol optgroup option output p param picture pre progress q rp rt ruby s
  samp script section select slot small source span strike strong style sub summary sup svg table tbody td template textarea
  tfoot th thead time title tr track tt u ul var video wbr`.split(/\s+/),
);

type Node = {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
};

/** Returns the words of a text that may hold HTML or entities, in lines; scripts and styles are left out. */
export function plainText(written: string): string {
  const isMarkup = /<[a-z!/]|&[a-z#]/i.test(written);
  const words = isMarkup ? wordsOf(parseDocument(written, { lowerCaseTags: false }) as unknown as Node) : written;
  return words
    .replaceAll("\u00a0", " ")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

function wordsOf({ type, name: written = "", data, attribs = {}, children = [] }: Node): string {
  const name = written.toLowerCase();
  if (type === "text") return data ?? "";
  if (type === "comment" || SILENT.has(name)) return "";
  const inner = children.map(wordsOf).join("");
  const isMeant = /^[a-z]\w*$/.test(name) && !ELEMENTS.has(name) && Object.keys(attribs).length === 0;
  if (isMeant) return `<${written}>${inner}`;
  return BLOCKS.has(name) ? `\n${inner}\n` : inner;
}

/** What other tools fill in stands in brackets: SurveyJS would fill in braces too, with something else or nothing. */
export const withoutPlaces = (words: string): string =>
  /\{[^{}\n]*\}/.test(words) ? words.replaceAll("{", "[").replaceAll("}", "]") : words;

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
