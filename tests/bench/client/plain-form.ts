import { choicesOf, wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { surveyOfQuestionnaire } from "./our-pages.ts";
import { plainDocument } from "./plain-document.ts";

/** The first page of the questionnaire that is measured, as a form without any script. */
export function plainForm(): string {
  const { title, pages } = surveyOfQuestionnaire();
  const questions = (pages[0]?.elements ?? []).map((element) => {
    const options = (choicesOf(element) ?? []).map((choice) => {
      const { value, text } = typeof choice === "object" ? choice : { value: choice, text: `${choice}` };
      const input = `<input type="radio" name="${escaped(element.name)}" value="${escaped(`${value}`)}">`;
      return `<p><label>${input} ${escaped(textOf(text ?? `${value}`))}</label></p>`;
    });
    return `<fieldset><legend>${escaped(textOf(wordsOf(element)))}</legend>${options.join("\n")}</fieldset>`;
  });
  const heading = `<h1>${escaped(textOf(title))}</h1>`;
  return plainDocument(`${heading}<form method="post">${questions.join("\n")}<button>Next</button></form>`);
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
