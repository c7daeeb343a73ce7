import type { Model } from "survey-core";
import { isDeclined } from "#core/content-model/answers.ts";
import { type AskedItem, answerOf, countedOf, isAnswered, isAsked, isDone, ruledOutOf } from "./item-state.ts";
import { questionPlaces } from "./question-places.ts";
import { currentStep, isInStep, stepsOf } from "./single-steps.ts";
import type { RunState } from "./survey-run.ts";

/** Returns the asked items of the current step. */
export function itemsOn(model: Model, items: readonly AskedItem[]): AskedItem[] {
  const page = model.pages.indexOf(model.currentPage);
  return items.filter((one) => one.item.page === page && isAsked(one) && isInStep(model, one.question));
}

/** Returns the state of the run, read from the model. */
export function readState(
  model: Model,
  items: readonly AskedItem[],
  { focusedItem, changes }: Pick<RunState, "focusedItem" | "changes">,
): RunState {
  const page = model.currentPage;
  const counted = countedOf(items);
  const here = itemsOn(model, counted);
  const missing = here.filter((one) => one.item.required && !isAnswered(one)).length;
  const asked = counted.filter(isAsked);
  const answered = asked.filter(isAnswered);
  const ruledOut = ruledOutOf(counted);
  const steps = stepsOf(model);
  return {
    page: model.pages.indexOf(page),
    pageName: page.name,
    pageTitle: page.title || undefined,
    pageDescription: page.description || undefined,
    at: model.currentSingleElement?.name ?? "",
    first: here[0]?.question.name ?? "",
    here: here.length,
    step: steps.indexOf(currentStep(model)) + 1,
    steps: steps.length,
    missing,
    invalid: here.filter((one) => !isDone(one)).length - missing,
    firstOpen: here.find((one) => !isDone(one))?.item.name,
    answered: answered.length,
    ruledOut: ruledOut.size,
    total: counted.length,
    isComplete: asked.every(isDone),
    places: questionPlaces(counted, ruledOut),
    declined: new Set(asked.flatMap((one) => (isDeclined(answerOf(one)) ? [one.question.name] : []))),
    focusedItem,
    changes,
  };
}
