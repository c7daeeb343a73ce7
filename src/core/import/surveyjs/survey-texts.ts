import type { Text } from "../../content-model/text.ts";
import { isObject, type Json, wordIn } from "../json-values.ts";
import { Languages } from "../languages.ts";

/** Reads the texts of a survey: one string, or one for each language. */
export class SurveyTexts {
  readonly languages: Languages;
  readonly #locale: string;
  constructor(survey: Json) {
    const locale = wordIn(survey["locale"]);
    // Texts that name no language are in that of the survey, unless others name it: then they are in SurveyJS's own.
    const isNamed = locale !== "" && namesLanguage(survey, locale);
    this.#locale = locale;
    this.languages = new Languages(locale === "" || isNamed ? "en" : locale);
  }

  /** Returns a text without markup; undefined where nothing is written. */
  read(written: unknown): Text | undefined {
    if (!isObject(written)) return this.plain(wordIn(written));
    const words = Object.entries(written).flatMap(([language, one]): [string, string][] =>
      typeof one === "string" && one.trim() !== "" ? [[language, one]] : [],
    );
    const byLanguage = Object.fromEntries(words);
    const first = byLanguage["default"] ?? byLanguage[this.languages.main] ?? byLanguage[this.#locale] ?? words[0]?.[1];
    if (first === undefined) return undefined;
    return this.languages.textOf({ default: first, ...byLanguage });
  }

  plain(words: string): Text | undefined {
    return this.languages.textOf({ default: words });
  }
}

function namesLanguage(value: unknown, language: string): boolean {
  if (Array.isArray(value)) return value.some((one) => namesLanguage(one, language));
  if (!isObject(value)) return false;
  if (typeof value["default"] === "string" && language in value) return true;
  return Object.values(value).some((one) => namesLanguage(one, language));
}
