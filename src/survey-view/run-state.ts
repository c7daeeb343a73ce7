import type { Model } from "survey-core";
import { type AskedItem, isAnswered, isAsked, isDone, ruledOutOf } from "./item-state.ts";
import { questionPlaces } from "./question-places.ts";
import type { RunState } from "./survey-run.ts";

/** Returns the asked items of the current step. */
export function itemsOn(model: Model, items: readonly AskedItem[]): AskedItem[] {
  const page = model.pages.indexOf(model.currentPage);
  return items.filter((one) => one.item.page === page && isAsked(one));
}

/** Returns the state of the run, read from the model. */
export function readState(
  model: Model,
  items: readonly AskedItem[],
  { focusedItem, changes }: Pick<RunState, "focusedItem" | "changes">,
): RunState {
  const page = model.currentPage;
  const here = itemsOn(model, items);
  const missing = here.filter((one) => one.item.required && !isAnswered(one)).length;
  const asked = items.filter(isAsked);
  const answered = asked.filter(isAnswered);
  const ruledOut = ruledOutOf(items);
  return {
    page: model.pages.indexOf(page),
    pageName: page.name,
    pageTitle: page.title || undefined,
    pageDescription: page.description || undefined,
    step: model.visiblePages.indexOf(page) + 1,
    steps: model.visiblePages.length,
    missing,
    invalid: here.filter((one) => !isDone(one)).length - missing,
    firstOpen: here.find((one) => !isDone(one))?.item.name,
    answered: answered.length,
    ruledOut: ruledOut.size,
    total: items.length,
    isComplete: asked.every(isDone),
    places: questionPlaces(items, ruledOut),
    focusedItem,
    changes,
  };
}
