import type { Question, QuestionTextModel } from "survey-core";
import type { RendererName } from "#core/question-types/shown-question.ts";
import { shownAs } from "./option-groups.ts";

/** The arrows' step of number fields, kept beside the model: there it would refuse the values between. */
const arrowSteps = new WeakMap<Question, number>();

/** What SurveyJS's own renderers need to be told. */
const preparations: Partial<Record<RendererName, (question: Question) => void>> = {
  // The browser's own list: large on a phone, and known to every screen reader.
  list: (question) => {
    question.renderAs = "select";
  },
  field: (question) => prepareField(question as QuestionTextModel),
};

/** Sets what all questions have in common here, before they are drawn. */
export function prepareQuestion(question: Question): void {
  const renderer = shownAs(question)?.renderer;
  if (renderer) preparations[renderer]?.(question);
}

function prepareField(field: QuestionTextModel): void {
  const step: unknown = field.step;
  if (typeof step !== "number") return;
  arrowSteps.set(field, step);
  field.step = "";
}

/** Adds what SurveyJS leaves out of the inputs it draws. */
export function completeInput(question: Question, element: HTMLElement): void {
  const step = arrowSteps.get(question);
  if (step !== undefined) element.setAttribute("step", `${step}`);
  if (element instanceof HTMLInputElement) element.setAttribute("autocomplete", "off");
  if (element instanceof HTMLSelectElement) {
    element.setAttribute("aria-labelledby", question.ariaTitleId);
    if (question.hasDescription) element.setAttribute("aria-describedby", question.ariaDescriptionId);
  }
}
