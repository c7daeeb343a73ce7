import type { ScaleVersion } from "../content-changes/content-change.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { isObject } from "../shared/is-object.ts";

const defaultLanguage = ({ locale }: Pick<SurveyDocument, "locale">): string => locale ?? "en";

/** Returns the languages in which a survey has words, the default first. */
export function languagesOf({ survey }: Pick<ScaleVersion, "survey">): readonly string[] {
  const first = defaultLanguage(survey);
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isObject(value)) return;
    if (typeof value["default"] === "string") for (const key of Object.keys(value)) found.add(key);
    Object.values(value).forEach(look);
  };
  look(survey);
  return [first, ...[...found].filter((one) => one !== "default" && one !== first).sort()];
}

/** The key under which texts have a language: that of the default one is `default`. */
export const keyOf = (survey: Pick<SurveyDocument, "locale">, language: string): string =>
  language === defaultLanguage(survey) ? "default" : language;

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });

/** Returns a language as people and programs read it: `English (en)`. */
export const languageTitle = (language: string): string => `${names.of(language) ?? language} (${language})`;
