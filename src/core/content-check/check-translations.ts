import type { Language } from "../content-model/text.ts";
import { type Issue, issuesIn, type MakeIssue } from "../shared/issue.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";
import { isMissing } from "../translations/is-missing.ts";
import type { PlacedText, TranslatableFile } from "../translations/texts-in.ts";
import { meantHint } from "./nearest-name.ts";

/** If a file has more missing texts of one kind than this, one warning covers them all. */
const MAX_REPORTED = 5;

/**
 * Warns of texts without a translation and of languages that are not offered. These are warnings, because people
 * read the default meanwhile; they never stop a server.
 * @param languages those the content is offered in; the defaults are in the first
 */
export function translationWarnings(files: readonly TranslatableFile[], languages: readonly Language[]): Issue[] {
  const [, ...translated] = languages;
  return files.flatMap(({ file, texts }) => [
    ...translated.flatMap((language) => missingWarnings(texts, language, issuesIn(file))),
    ...notOfferedWarnings(texts, languages, issuesIn(file)),
  ]);
}

function missingWarnings(texts: readonly PlacedText[], { code, name }: Language, issue: MakeIssue): Issue[] {
  const missing = texts.filter(({ text }) => isMissing(text, code));
  const [first] = missing;
  if (first && missing.length > MAX_REPORTED) {
    const message = `${missing.length} of the ${texts.length} texts in this file have no ${name} (${code}) yet.`;
    return [issue("TRANSLATION_MISSING", first.path, message, `This is the first of them. ${remedy(first, code)}`)];
  }
  return missing.map((placed) => {
    const message = `"${textOf(placed.text)}" has no ${name} (${code}) yet.`;
    return issue("TRANSLATION_MISSING", placed.path, message, remedy(placed, code));
  });
}

function remedy({ text, isValue }: PlacedText, code: string): string {
  const words = `{"default": …, "${code}": "…"}`;
  return isValue ? `Write {"value": "${textOf(text)}", "text": ${words}} here.` : `Write ${words} here.`;
}

function notOfferedWarnings(texts: readonly PlacedText[], languages: readonly Language[], issue: MakeIssue): Issue[] {
  const offered = languages.map(({ code }) => code);
  const others = new Set(texts.flatMap(({ text }) => languagesOf(text)).filter((code) => !offered.includes(code)));
  return [...others].map((code) => {
    const found = texts.filter(({ text }) => languagesOf(text).includes(code));
    const message = `"${code}" is not among the languages of the site, so nobody reads the ${found.length === 1 ? "text" : `${found.length} texts`} in it.`;
    const hint = `Add it to "languages" in site.json, or correct the code. ${meantHint(code, offered)}`;
    return issue("LANGUAGE_NOT_OFFERED", found[0]?.path ?? "", message, hint);
  });
}

const languagesOf = (text: PlacedText["text"]): string[] => translationsOf(text).map(([language]) => language);
