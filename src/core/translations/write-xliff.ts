import type { Part } from "../api/studio.ts";
import { hasWords } from "./is-missing.ts";
import { type ScaleText, wordsIn } from "./scale-texts.ts";

type Out = {
  /** The language of the defaults, and the one that is translated into. */
  readonly source: string;
  readonly target: string;
  /** The names of the two files. */
  readonly files: Readonly<Record<Part, string>>;
};

const PARTS = ["survey", "rule"] as const;

/** Returns the texts of a scale as XLIFF 2.1, the form of translation programs, for one language. */
export function writeXliff(texts: readonly ScaleText[], { source, target, files }: Out): string {
  const file = (part: Part) => {
    const own = texts.filter((text) => text.part === part && hasWords(text.text));
    if (own.length === 0) return [];
    return [
      `  <file id="${part}" original="${escaped(files[part])}">`,
      ...own.flatMap((text) => unit(text, target)),
      "  </file>",
    ];
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${source}" trgLang="${target}">`,
    ...PARTS.flatMap(file),
    "</xliff>",
    "",
  ].join("\n");
}

function unit({ id, where, text }: ScaleText, target: string): string[] {
  const translation = wordsIn(text, target);
  return [
    `    <unit id="${escaped(id)}" xml:space="preserve">`,
    `      <notes><note category="place">${escaped(where)}</note></notes>`,
    `      <segment state="${translation === undefined ? "initial" : "translated"}">`,
    `        <source>${inSegment(wordsIn(text, "default") ?? "")}</source>`,
    ...(translation === undefined ? [] : [`        <target>${inSegment(translation)}</target>`]),
    "      </segment>",
    "    </unit>",
  ];
}

/** XML has no way to write most control characters; XLIFF has an element for them. */
const inSegment = (words: string): string =>
  [...words].map((sign) => (isForbidden(sign) ? codePoint(sign) : escaped(sign))).join("");

const codePoint = (sign: string) =>
  `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0").toUpperCase()}"/>`;

function isForbidden(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (
    (code < 0x20 && !"\t\n\r".includes(sign)) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffe ||
    code === 0xffff
  );
}

const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A reader would take it for a line end.
  "\r": "&#13;",
};
const escaped = (words: string): string => words.replace(/[&<>"\r]/g, (sign) => NAMES[sign] ?? sign);
