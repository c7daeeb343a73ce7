import type { Plugin } from "vite";
import { questionTypes } from "../../core/question-types/question-types.ts";
import { CORE, questionDeclarations, type SurveyJsFile } from "./question-declarations.ts";

const BASE_THEME = /(var baseTheme = \{[^{}]*"cssVariables": )\{[^{}]*\}/;
const FILE = /\/fesm\/(survey-core\.mjs|survey-react-ui\.mjs)$/;

/**
 * Removes from the browser bundle what our surveys cannot contain. SurveyJS registers every question type when it is
 * loaded, so no bundler can tell which are unused. The question types of `core/question-types` name the ones they need;
 * the content check rejects all others. The theme's variables are removed too, since our own style sheet uses none. The
 * build fails when the text of SurveyJS is not the one this plugin was written for.
 */
export function trimSurveyJs(): Plugin {
  return {
    name: "trim-survey-js",
    apply: "build",
    transform(code, id) {
      const file = FILE.exec(id)?.[1];
      return file === undefined ? null : { code: trimmed(file as SurveyJsFile, code), map: null };
    },
  };
}

/** @throws Error when the text is not the one this plugin was written for */
export function trimmed(file: SurveyJsFile, code: string): string {
  const kept = keptTypes(file);
  const unused = questionDeclarations(file, code).filter(({ type }) => !kept.has(type));
  let text = "";
  let from = 0;
  for (const { start, end } of unused) {
    text += code.slice(from, start);
    from = end;
  }
  text += code.slice(from);
  if (file !== CORE) return text;
  if (!BASE_THEME.test(text)) throw new Error(`${file}: the base theme, whose variables are left out, was not found.`);
  return text.replace(BASE_THEME, "$1{}");
}

/**
 * Returns the question types of SurveyJS that stay: in survey-core those that are asked, in survey-react-ui those that
 * it renders.
 */
function keptTypes(file: SurveyJsFile): ReadonlySet<string> {
  return new Set(
    questionTypes.flatMap(({ shown: { surveyJs } }) => (file === CORE ? surveyJs.models : (surveyJs.drawings ?? []))),
  );
}
