import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import { asksSomething, choicesOf, wordsOf } from "../question-types/question-types.ts";
import { textOf } from "../shared/text-of.ts";
import { isPanel, type PlacedElement, placedElements } from "../surveys/placed-elements.ts";
import { type ContentChange, changesIn } from "./content-change.ts";
import { elementChanges } from "./element-changes.ts";
import { differenceOf, isAlike } from "./named-list.ts";
import { named, quoted, textChanges } from "./text-changes.ts";

const make = changesIn("survey");

/** An element with its place in its survey. */
type Placed = PlacedElement & {
  /** The page or panel that it stands in, in words. */
  readonly holder: string;
  readonly order: number;
};

/** Lists how two versions of a survey differ, in the order of its pages. */
export function surveyChanges(older: SurveyDocument, newer: SurveyDocument): ContentChange[] {
  return [
    ...textChanges(make, "title", "The title of the survey", older.title, newer.title),
    ...textChanges(make, "description", "The description of the survey", older.description, newer.description),
    ...(older.locale === newer.locale
      ? []
      : [
          make(
            "OTHER_CHANGED",
            "locale",
            "words",
            `The language of the survey was ${named(older.locale)} and is now ${named(newer.locale)}.`,
          ),
        ]),
    ...pageChanges(older, newer),
    ...allElementChanges(older, newer),
  ];
}

function pageChanges(older: SurveyDocument, newer: SurveyDocument): ContentChange[] {
  const { kept, added, removed, isReordered } = differenceOf(older.pages, newer.pages, ({ name }) => name);
  return [
    ...removed.map(({ thing, index }) =>
      make("PAGE_REMOVED", `pages[${index}]`, "words", `Page ${index + 1} (${thing.name}) is gone.`),
    ),
    ...added.map(({ thing, index }) =>
      make("PAGE_ADDED", `pages[${index}]`, "words", `Page ${index + 1} (${thing.name}) is new.`),
    ),
    ...kept.flatMap(({ older: before, newer: after, olderIndex, newerIndex }) => {
      const path = `pages[${newerIndex}]`;
      const what = `page ${after.name}`;
      const moved =
        isReordered && olderIndex !== newerIndex
          ? [
              make(
                "PAGE_MOVED",
                path,
                "words",
                `Page ${after.name} was number ${olderIndex + 1} and is now number ${newerIndex + 1}.`,
              ),
            ]
          : [];
      return [
        ...moved,
        ...textChanges(make, `${path}.title`, `The title of ${what}`, before.title, after.title),
        ...textChanges(
          make,
          `${path}.description`,
          `The description of ${what}`,
          before.description,
          after.description,
        ),
        ...conditionChange(`${path}.visibleIf`, `Page ${after.name}`, before.visibleIf, after.visibleIf),
        ...(isAlike(before.validators ?? [], after.validators ?? [])
          ? []
          : [
              make(
                "ANSWER_CHECK_CHANGED",
                `${path}.validators`,
                "answers",
                `The checks of page ${after.name} changed.`,
              ),
            ]),
      ];
    }),
  ];
}

function conditionChange(path: string, what: string, before: string | undefined, after: string | undefined) {
  if (before === after) return [];
  const shown = (condition: string | undefined) => (condition === undefined ? "always" : `if ${condition}`);
  return [
    make("CONDITION_CHANGED", path, "answers", `${what} was shown ${shown(before)} and is now shown ${shown(after)}.`),
  ];
}

function placedIn(survey: SurveyDocument): Placed[] {
  return placedElements(survey).map((placed, order) => {
    const panel = placed.panels.at(-1);
    const holder = panel ? `panel ${panel.name}` : `page ${survey.pages[placed.page]?.name}`;
    return { ...placed, holder, order };
  });
}

function allElementChanges(older: SurveyDocument, newer: SurveyDocument): ContentChange[] {
  const [before, after] = [placedIn(older), placedIn(newer)];
  const { kept, added, removed } = differenceOf(before, after, ({ element }) => element.name);
  const renamed = removed.flatMap(({ thing: was }) => {
    const is = added.find(({ thing }) => isSameQuestion(was.element, thing.element))?.thing;
    return is ? [{ was, is }] : [];
  });
  const isRenamed = (one: Placed) => renamed.some(({ was, is }) => was === one || is === one);
  return [
    ...renamed.flatMap(({ was, is }) => [
      make(
        "ITEM_RENAMED",
        `${is.path}.name`,
        "answers",
        `Question ${was.element.name} is now named ${is.element.name}; answers given before are kept under the old name.`,
      ),
      ...differences(was, is),
    ]),
    ...removed
      .filter(({ thing }) => !isRenamed(thing))
      .map(({ thing: { element, path } }) => make("ITEM_REMOVED", path, "answers", `${spoken(element)} is gone.`)),
    ...added
      .filter(({ thing }) => !isRenamed(thing))
      .map(({ thing: { element, page, path } }) =>
        make("ITEM_ADDED", path, "answers", `${spoken(element)} is new, on page ${page + 1}.`),
      ),
    ...kept.flatMap(({ older: was, newer: is }) => differences(was, is)),
    ...orderChanges(kept),
  ];
}

function differences(was: Placed, is: Placed): ContentChange[] {
  const what = `Question ${is.element.name}`;
  return [
    ...placeChange(was, is),
    ...conditionChange(`${is.path}.visibleIf`, what, was.element.visibleIf, is.element.visibleIf),
    ...elementChanges(make, is.path, was.element, is.element),
  ];
}

function spoken(element: SurveyElement): string {
  const what = isPanel(element) ? "Panel" : asksSomething(element.type) ? "Question" : "Line";
  return `${what} ${element.name} (${quoted(textOf(wordsOf(element)))})`;
}

/** Compares by the names of pages and panels, so that moving a page does not report each of its questions as moved. */
function placeChange(was: Placed, is: Placed): ContentChange[] {
  if (was.holder === is.holder) return [];
  const message = `Question ${is.element.name} moved from ${was.holder} to ${is.holder}.`;
  return [make("ITEM_MOVED", is.path, "words", message)];
}

/** Lists questions that changed their order within the same page or panel. */
function orderChanges(kept: readonly { readonly older: Placed; readonly newer: Placed }[]): ContentChange[] {
  const holders = [...new Set(kept.map(({ newer }) => newer.holder))];
  return holders.flatMap((holder) => {
    const stayed = kept.filter(({ older, newer }) => newer.holder === holder && older.holder === holder);
    const names = stayed.map(({ newer }) => newer.element.name);
    const before = stayed.toSorted((a, b) => a.older.order - b.older.order).map(({ newer }) => newer.element.name);
    const first = stayed[0]?.newer;
    if (!first || isAlike(names, before)) return [];
    return [
      make(
        "ITEM_MOVED",
        `pages[${first.page}]`,
        "words",
        `${on(holder)} the questions stand in another order: ${names.join(", ")}.`,
      ),
    ];
  });
}

const on = (holder: string): string => `${holder.startsWith("page ") ? "On" : "In"} ${holder}`;

/** Returns true for the same words and answers under another name. */
function isSameQuestion(one: SurveyElement, other: SurveyElement): boolean {
  return (
    one.type === other.type &&
    textOf(wordsOf(one)) === textOf(wordsOf(other)) &&
    isAlike(choicesOf(one), choicesOf(other))
  );
}
