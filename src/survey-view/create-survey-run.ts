import type { Model, PageModel, Question } from "survey-core";
import { type Answers, type AnswerValue, isDeclined } from "#core/content-model/answers.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { answersByQuestion } from "#core/shared/answers-by-question.ts";
import { itemsOf } from "#core/surveys/items.ts";
import { ENGLISH, type Language } from "../ui/language/language.ts";
import { answerLabels } from "./answer-labels.ts";
import { makeDeclinable } from "./declined-items.ts";
import {
  type AskedItem,
  answerOf,
  askedItemsOf,
  decline,
  isAnswered,
  isAsked,
  isBeingTyped,
  isCompared,
  isDone,
  isField,
  limitFields,
  setAnswer,
  takeBackAnswered,
} from "./item-state.ts";
import { setModelLanguage } from "./model-language.ts";
import { passOverDeclined } from "./own-validators.ts";
import { checkPage, doubtsAbout } from "./page-checks.ts";
import { applyPicks } from "./picks.ts";
import { itemsOn, readState } from "./run-state.ts";
import { elementAround, showElement } from "./single-steps.ts";
import { setSteadyIds } from "./steady-ids.ts";
import { createSurveyModel } from "./survey-model.ts";
import type { SurveyRun } from "./survey-run.ts";
import { isUnread } from "./typed-fields.ts";

/** What the view needs of a run besides its public interface. */
type Rendered = {
  readonly model: Model;
  /** Reads what was typed. SurveyJS sends no event when a number outside its range is typed. */
  readonly refresh: () => void;
  /** Shows the validation errors of this step. */
  readonly showErrors: () => void;
};
const rendered = new WeakMap<SurveyRun, Rendered>();

export function renderedOf(run: SurveyRun): Rendered {
  const found = rendered.get(run);
  if (!found) throw new Error("This run was not made by createSurveyRun.");
  return found;
}

type Opening = {
  readonly answers?: Answers;
  readonly page?: number;
  readonly language?: Language;
  /** True where the first page stands in the document as the server rendered it. */
  readonly isPrerendered?: boolean;
};

/** Prepared runs. Each is opened at most once, because it holds the answers. */
const preparedRuns = new WeakMap<SurveyDocument, (opening: Opening) => SurveyRun>();

/**
 * Prepares a survey while the browser is idle, such as on the page before it. This is the largest part of opening it.
 */
export function prebuild(survey: SurveyDocument, language: Language): void {
  if (!preparedRuns.has(survey)) preparedRuns.set(survey, prepareRun(survey, language));
}

/** Opens a survey with earlier answers, at the page where the user left it. */
export function createSurveyRun(survey: SurveyDocument, opening: Opening = {}): SurveyRun {
  const open = preparedRuns.get(survey) ?? prepareRun(survey, opening.language ?? ENGLISH);
  preparedRuns.delete(survey);
  return open(opening);
}

function prepareRun(survey: SurveyDocument, language: Language): (opening: Opening) => SurveyRun {
  const model = createSurveyModel(survey);
  setModelLanguage(model, language);
  const items = askedItemsOf(model, itemsOf(survey));
  limitFields(items);
  for (const { item, question } of items) if (item.declinable) makeDeclinable(question);
  passOverDeclined(items);
  model.onValidateQuestion.add((_, { question, errors }) => checkPage(question, errors, items));
  return (opening) => openRun(survey, model, items, opening);
}

function openRun(
  survey: SurveyDocument,
  model: Model,
  items: readonly AskedItem[],
  { answers = {}, page = 0, language = ENGLISH, isPrerendered = false }: Opening,
): SurveyRun {
  if (isPrerendered) setSteadyIds(model);
  // Another language may have been chosen since the run was prepared.
  setModelLanguage(model, language);
  if (Object.keys(answers).length > 0) fill(model, items, answers);
  const listeners = new Set<() => void>();
  let changes = 0;
  let focusedItem: string | undefined;

  const goTo = (index: number, at?: string) => {
    const open = items.filter((one) => isAsked(one) && !isDone(one));
    const wanted = model.pages[Math.min(index, ...open.map((one) => one.item.page))];
    if (!wanted?.isVisible) return;
    model.currentPage = wanted;
    if (!model.currentSingleElement) return;
    const unfinished = new Set(open.map(({ question }) => elementAround(wanted, question)));
    showElement(model, wanted, at, (one) => unfinished.has(one));
  };
  goTo(page);

  let state = readState(model, items, { focusedItem, changes });
  const refresh = () => {
    state = readState(model, items, { focusedItem, changes });
    for (const listener of listeners) listener();
  };
  const typedAnswers = () => JSON.stringify(answersOf(items.filter(isField)));
  let typed = typedAnswers();
  const readTyped = () => {
    const now = typedAnswers();
    takeBackAnswered(items);
    if (now !== typed) changes += 1;
    typed = now;
    refresh();
  };
  const lead = (item: string | undefined) => {
    focusedItem = item;
    refresh();
  };
  const checkFields = (which: (question: Question) => boolean) => {
    const fields = itemsOn(model, items).filter((one) => isField(one) || isCompared(one));
    for (const { field } of fields) if (which(field)) field.validate(true, false);
  };

  model.onValueChanged.add(() => {
    changes += 1;
    takeBackAnswered(items);
    checkFields((question) => question.errors.length > 0);
    // An option is chosen at once; a field says what is wrong when it is left.
    for (const one of itemsOn(model, items))
      if (isCompared(one) && !isField(one) && isAnswered(one)) one.field.validate(true, false);
    refresh();
  });
  model.onCurrentPageChanged.add(() => lead(undefined));
  model.onQuestionVisibleChanged.add(refresh);
  model.onPageVisibleChanged.add(refresh);

  const run: SurveyRun = {
    itemNames: items.map((one) => one.item.name),
    isPrerendered,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    next: afterPicks(() => void model.nextPage()),
    back: afterPicks(() => void model.prevPage()),
    goTo: afterPicks(goTo),
    askOneAtATime: (isOn) => {
      const mode = isOn ? "questionPerPage" : "standard";
      if (model.questionsOnPageMode === mode) return;
      const { page } = state;
      model.questionsOnPageMode = mode;
      goTo(page);
      refresh();
    },
    focusItem: (name) => {
      applyPicks();
      const found = items.find((one) => one.item.name === name);
      const around = found && elementAround(found.question.page as PageModel, found.question);
      goTo(found?.item.page ?? 0, around?.name);
      lead(found?.item.besideOther ?? name);
    },
    isOnStep: (name) => itemsOn(model, items).some(({ item }) => item.name === name),
    endFocus: () => lead(undefined),
    askedAnswers: afterPicks(() => answersOf(items.filter(isAsked))),
    givenAnswers: afterPicks(() => answersOf(items)),
    decline: (name) => {
      applyPicks();
      decline(items.filter(({ item, question }) => question.name === name && item.declinable));
      changes += 1;
      refresh();
    },
    adopt: (given) => {
      applyPicks();
      const left = items.filter((one) => Object.hasOwn(given, one.item.name) && isBeingTyped(one));
      for (const one of items) {
        const value = given[one.item.name];
        if (value !== undefined && !left.includes(one)) setAnswer(one, value);
      }
      // SurveyJS sends no event for what it does not keep.
      refresh();
      return left.map(({ item }) => item.name);
    },
    doubts: (page) => doubtsAbout(survey, run.askedAnswers(), page),
    answerLabels: (language: Language) => {
      // The language of the model changes when a question is rendered, and on the review none may be.
      if (model.locale !== language.code) setModelLanguage(model, language);
      return answerLabels(items, language);
    },
  };
  const showErrors = () => {
    checkFields((question) => !question.isEmpty() || isUnread(question));
    refresh();
  };
  // A number out of its range may have been kept, and says so at once.
  if (Object.keys(answers).length > 0) checkFields((question) => !question.isEmpty());
  rendered.set(run, { model, refresh: readTyped, showErrors });
  return run;
}

const afterPicks =
  <Parameters extends unknown[], Result>(work: (...parameters: Parameters) => Result) =>
  (...parameters: Parameters): Result => {
    applyPicks();
    return work(...parameters);
  };

/** Shows answers. SurveyJS holds all but the texts beside "other" and what was declined. */
function fill(model: Model, items: readonly AskedItem[], answers: Answers): void {
  const isBeside = ({ item }: AskedItem) => item.besideOther !== undefined || isDeclined(answers[item.name]);
  const beside = items.filter((one) => Object.hasOwn(answers, one.item.name) && isBeside(one));
  const names = new Set(beside.map(({ item }) => item.name));
  const others = Object.entries(answers).filter(([name]) => !names.has(name));
  model.data = answersByQuestion(Object.fromEntries(others));
  for (const one of beside) setAnswer(one, answers[one.item.name] ?? null);
}

function answersOf(items: readonly AskedItem[]): Answers {
  const pairs = items.map((one): [string, AnswerValue | undefined] => [one.item.name, answerOf(one)]);
  return Object.fromEntries(pairs.filter((pair): pair is [string, AnswerValue] => pair[1] !== undefined));
}
