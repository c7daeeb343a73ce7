import type { Question } from "survey-core";
import type { RendererName } from "#core/question-types/shown-question.ts";
import { shownAs } from "./option-groups.ts";
import { prepareOther } from "./text-beside-other.ts";
import { prepareField } from "./typed-fields.ts";

/** Settings for the renderers of SurveyJS. */
const preparations: Partial<Record<RendererName, (question: Question) => void>> = {
  // The native select: large on a phone, and known to every screen reader.
  list: (question) => {
    question.renderAs = "select";
  },
  field: prepareField,
  slider: prepareField,
};

/** Sets what all questions have in common, before they are rendered. */
export function prepareQuestion(question: Question): void {
  const renderer = shownAs(question)?.renderer;
  if (renderer) preparations[renderer]?.(question);
  prepareOther(question);
}

/** Adds the attributes that SurveyJS omits from its inputs. */
export function completeInput(question: Question, element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.setAttribute("autocomplete", "off");
  if (element instanceof HTMLSelectElement) {
    element.setAttribute("aria-labelledby", question.ariaTitleId);
    if (question.hasDescription) element.setAttribute("aria-describedby", question.ariaDescriptionId);
  }
}

/** Lets a field of several lines, which grows with its text, not shrink below the lines it began with. */
export function keepLines(question: HTMLElement): void {
  for (const area of question.querySelectorAll("textarea")) area.style.setProperty("--rows", `${area.rows}`);
}
