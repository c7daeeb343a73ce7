import { type Question, QuestionDropdownModel, QuestionTextModel } from "survey-core";

/** The arrows' step of number fields, kept beside the model: there it would refuse the values between. */
const arrowSteps = new WeakMap<Question, number>();

/** Sets what all questions have in common here, before they are drawn. */
export function prepareQuestion(question: Question): void {
  // The browser's own list: large on a phone, and known to every screen reader.
  if (question instanceof QuestionDropdownModel) question.renderAs = "select";
  if (question instanceof QuestionTextModel) prepareField(question);
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
