import { Parser } from "htmlparser2";
import { type IncomingText, UnusableTranslations } from "./incoming.ts";

/** Far more than a scale has texts, in characters. */
const LONGEST_FILE = 4_000_000;
/** XLIFF needs seven. */
const DEEPEST = 40;
const PLAIN = new Set(["cp"]);

type Expected = { readonly source: string; readonly languages: readonly string[] };

/**
 * Returns what an XLIFF 2 file brings, and for which language. Markup within a text is refused: no text of a scale has
 * any. Definitions of entities are refused unread, since they can be made to grow without end.
 * @throws UnusableTranslations
 */
export function readXliff(
  xml: string,
  { source, languages }: Expected,
): { readonly language: string; readonly texts: readonly IncomingText[] } {
  if (xml.length > LONGEST_FILE) refuse("The file is too large for the texts of a scale.");
  if (/<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(xml)) refuse("The file defines a document type, which is not read.");
  if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, "")))
    refuse('The file has an "&" that is not written as XML asks for it.');
  const { root, units } = unitsOf(xml);
  const version = root["version"] ?? "";
  if (!version.startsWith("2."))
    refuse(`This is XLIFF ${version}. Only XLIFF 2 is read: ask your translation program for it.`);
  const language = root["trgLang"] ?? "";
  if (baseOf(root["srcLang"] ?? "") !== baseOf(source))
    refuse(`The file was translated from "${root["srcLang"] ?? ""}"; the texts here are in "${source}".`);
  if (!languages.includes(language))
    refuse(`The file is for the language "${language}"; here are ${languages.map((one) => `"${one}"`).join(", ")}.`);
  const texts = units.map(({ id, source: words, target }) => ({ id, source: words, words: { [language]: target } }));
  return { language, texts };
}

type Unit = { id: string; source: string; target: string };
type Attributes = Readonly<Record<string, string>>;

function unitsOf(xml: string): { readonly root: Attributes; readonly units: readonly Unit[] } {
  const open: string[] = [];
  const units: Unit[] = [];
  let root: Attributes | null = null;
  const holder = () => (["source", "target"] as const).find((name) => open.at(-1) === name);
  const add = (words: string) => {
    const [unit, name] = [units.at(-1), holder()];
    if (unit && name && open.includes("unit")) unit[name] += words;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!root && name !== "xliff") refuse("This is no XLIFF file.");
        root ??= attributes;
        if (holder() && !PLAIN.has(name)) refuse(`The text of ${units.at(-1)?.id} has markup (<${name}>).`);
        if (name === "unit") units.push({ id: attributes["id"] ?? "", source: "", target: "" });
        if (name === "cp") add(String.fromCodePoint(Number.parseInt(attributes["hex"] ?? "", 16) || 0xfffd));
        open.push(name);
        if (open.length > DEEPEST) refuse("The file is nested too deeply.");
      },
      ontext: add,
      onclosetag(name, isImplied) {
        // The parser says of an empty element, too, that its end was not written.
        const isEmpty = isImplied && xml.slice(parser.endIndex - 1, parser.endIndex + 1) === "/>";
        if ((isImplied && !isEmpty) || open.pop() !== name) refuse(`The XML ends in the middle of <${name}>.`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!root) refuse("This is no XLIFF file.");
  return { root, units };
}

const baseOf = (code: string): string => code.split("-")[0]?.toLowerCase() ?? "";

function refuse(why: string): never {
  throw new UnusableTranslations(`${why} Nothing was taken over.`);
}
