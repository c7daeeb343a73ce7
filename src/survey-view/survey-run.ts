import type { Answers, AnswerValue } from "#core/content-model/survey.ts";
import type { Language } from "../ui/language/language.ts";
import type { Doubt } from "./page-checks.ts";
import type { QuestionPlace } from "./question-places.ts";

/**
 * The state of a survey run. Its values are plain, so that components around the survey can subscribe to one at a time.
 */
export type RunState = {
  /** The index of the page in the document, and its name there. */
  readonly page: number;
  readonly pageName: string;
  readonly pageTitle: string | undefined;
  readonly pageDescription: string | undefined;
  /** The element of the page that is shown, where they are asked one at a time; otherwise empty. */
  readonly at: string;
  /** The first question of this step, and how many there are. */
  readonly first: string;
  readonly here: number;
  /** The position of the step among those that are asked, from 1: a page, or one element of it. */
  readonly step: number;
  readonly steps: number;
  /** The number of questions of this step without an answer, and of those with an invalid one. */
  readonly missing: number;
  readonly invalid: number;
  /** The first item of this step that is missing or invalid; undefined on a complete step. */
  readonly firstOpen: string | undefined;
  /** The number of items answered, and of items a condition has ruled out. */
  readonly answered: number;
  readonly ruledOut: number;
  readonly total: number;
  /** True when every question that is asked, on all steps, has a valid answer. */
  readonly isComplete: boolean;
  /** The positions of the questions by name. */
  readonly places: ReadonlyMap<string, QuestionPlace>;
  /** The questions that somebody would rather not answer, or not all rows of. */
  readonly declined: ReadonlySet<string>;
  /** The item the user was led to, until they leave it. */
  readonly focusedItem: string | undefined;
  /** Counts changed answers, so that a draft is written for each. */
  readonly changes: number;
};

/** An answered question in words. */
export type AnswerLabel = {
  readonly item: string;
  readonly page: number;
  readonly pageTitle: string | undefined;
  readonly question: string;
  /** Null for a question that was left open, as it may be. */
  readonly answer: string | null;
};

/** One user's run through one survey. It hides the library that renders and checks the survey. */
export type SurveyRun = {
  readonly itemNames: readonly string[];
  /** True where the first step stood in the document before the run was opened, all of it and for screens of any width. */
  readonly isPrerendered: boolean;
  readonly state: () => RunState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly next: () => void;
  readonly back: () => void;
  /**
   * Goes to a page that is asked and has no unfinished step before it; otherwise does nothing. Where questions are asked
   * one at a time, goes to one element of it, or else to the first that is unfinished.
   */
  readonly goTo: (page: number, at?: string) => void;
  /** Asks the questions of the current page, and of all others, one at a time or together. */
  readonly askOneAtATime: (isOn: boolean) => void;
  /** Opens the page of one item and focuses its answer. */
  readonly focusItem: (item: string) => void;
  /** Returns whether an item is asked on the current page. */
  readonly isOnStep: (item: string) => boolean;
  /** Call it when the user has left the item they were led to. */
  readonly endFocus: () => void;
  /** Declines to answer a question, or the rows that are still open; at a second call takes it back. */
  readonly decline: (question: string) => void;
  /** Returns the answers to the questions that are asked now: the ones to send. */
  readonly askedAnswers: () => Answers;
  /** Returns all answers given, including those to questions now hidden: they come back when the question does. */
  readonly givenAnswers: () => Answers;
  /**
   * Shows answers that were given elsewhere; null withdraws one. An item that is being typed here is left as it is.
   * @returns the items that were left
   */
  readonly adopt: (answers: Readonly<Record<string, AnswerValue | null>>) => string[];
  /** Returns what hardly can be in the answers: of the page with this index, or of all pages. */
  readonly doubts: (page?: number) => Doubt[];
  /** Returns the answers to the questions that are asked now, in the words of the survey. */
  readonly answerLabels: (language: Language) => AnswerLabel[];
};
