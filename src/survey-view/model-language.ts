import { type Model, surveyLocalization } from "survey-core";
import { surveyJsMessages } from "./messages.ts";

/**
 * Lets a survey speak a language: its own texts, and our words for what SurveyJS adds to them. Its
 * files of whole languages are not loaded, since no survey here shows more than these few.
 */
export function setModelLanguage(model: Model, language: string): void {
  surveyLocalization.locales[language] = { ...surveyLocalization.locales[language], ...surveyJsMessages.get() };
  model.locale = language;
}
