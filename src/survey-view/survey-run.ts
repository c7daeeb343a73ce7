import type { Answers } from "#core/content-model/survey.ts";
import type { Language } from "../ui/language/language.ts";
import type { QuestionPlace } from "./question-places.ts";

/** Where a person stands in a survey. Plain values, so that what stands around the survey can listen to one at a time. */
export type RunState = {
  /** Index of the page in the document, and its name there. */
  readonly page: number;
  readonly pageName: string;
  readonly pageTitle: string | undefined;
  readonly pageDescription: string | undefined;
  /** The page's place among those that are asked, from 1. */
  readonly step: number;
  readonly steps: number;
  /** Questions of this step without an answer, and those whose answer cannot be taken as it is. */
  readonly missing: number;
  readonly invalid: number;
  /** The first item of this step that is either; undefined on a complete step. */
  readonly firstOpen: string | undefined;
  /** Items answered, and items a condition has ruled out. */
  readonly answered: number;
  readonly ruledOut: number;
  readonly total: number;
  /** True when everything that is asked, on all steps, has an answer that can be taken. */
  readonly isComplete: boolean;
  /** Places of the questions by name. */
  readonly places: ReadonlyMap<string, QuestionPlace>;
  /** The item a person was led to, until they leave it. */
  readonly focusedItem: string | undefined;
  /** Counts changed answers, so that a draft is written for each. */
  readonly changes: number;
};

/** An answered question as a person would tell it. */
export type AnswerLabel = {
  readonly item: string;
  readonly page: number;
  readonly pageTitle: string | undefined;
  readonly question: string;
  readonly answer: string;
};

/** One person's way through one survey. What renders and checks it stays behind this. */
export type SurveyRun = {
  readonly itemNames: readonly string[];
  readonly state: () => RunState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly next: () => void;
  readonly back: () => void;
  /** Goes to a page that is asked and has no unanswered step before it; else stays. */
  readonly goTo: (page: number) => void;
  /** Leads to the answer of one item, on its own page. */
  readonly seek: (item: string) => void;
  /** The person has left the item they were led to. */
  readonly endSeek: () => void;
  /** Answers to what is asked now: the ones to send. */
  readonly askedAnswers: () => Answers;
  /** All answers given, those to questions now hidden too: they come back when the question does. */
  readonly givenAnswers: () => Answers;
  /** The answers to what is asked now, in the words of the survey. */
  readonly answerLabels: (language: Language) => AnswerLabel[];
};
