import { type Model, type Question, surveyLocalization } from "survey-core";
import { ENGLISH, type Language } from "../ui/language/language.ts";
import { surveyJsMessages } from "./messages.ts";

const spoken = new WeakMap<object, Language>();

/**
 * Lets a survey speak a language: its own texts, and our words for what SurveyJS adds to them. Its
 * files of whole languages are not loaded, since no survey here shows more than these few.
 */
export function setModelLanguage(model: Model, language: Language): void {
  const { code } = language;
  surveyLocalization.locales[code] = { ...surveyLocalization.locales[code], ...surveyJsMessages(language) };
  spoken.set(model, language);
  model.locale = code;
}

/** The language that a question's survey speaks. */
export const languageOfQuestion = ({ survey }: Question): Language => spoken.get(survey) ?? ENGLISH;
