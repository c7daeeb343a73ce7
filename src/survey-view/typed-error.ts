import { CustomError, type Question } from "survey-core";
import type { Language } from "../ui/language/language.ts";
import { languageOfQuestion } from "./model-language.ts";

/** Returns an error of a typed answer. It is worded again when the language changes. */
export function typedError(question: Question, words: (language: Language) => string): CustomError {
  const say = () => words(languageOfQuestion(question));
  const error = new CustomError(say(), question as never);
  error.onUpdateErrorTextCallback = (one) => {
    one.text = say();
  };
  return error;
}
