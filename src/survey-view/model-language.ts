import { type Model, type Question, surveyLocalization } from "survey-core";
import { ENGLISH, type Language } from "../ui/language/language.ts";
import { surveyJsMessages } from "./messages.ts";

const spoken = new WeakMap<object, Language>();

/**
 * Sets the language of a survey: its own texts, and our translations of the texts SurveyJS adds. The language files of
 * SurveyJS are not loaded, since our surveys show only these few texts.
 */
export function setModelLanguage(model: Model, language: Language): void {
  const { code } = language;
  surveyLocalization.locales[code] = { ...surveyLocalization.locales[code], ...surveyJsMessages(language) };
  spoken.set(model, language);
  model.locale = code;
}

/** Returns the language of a question's survey. */
export const languageOfQuestion = ({ survey }: Question): Language => spoken.get(survey) ?? ENGLISH;
