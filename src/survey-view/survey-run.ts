import type { Answers } from "#core/contracts/survey.ts";

/** Where a person stands in a survey. All plain values, so the frame around the survey can listen to one at a time. */
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
  /** Items answered, and items a condition has ruled out. */
  readonly answered: number;
  readonly ruledOut: number;
  readonly total: number;
  /** Counts changed answers, so that a draft is written for each. */
  readonly changes: number;
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
  /** Answers to what is asked now: the ones to send. */
  readonly askedAnswers: () => Answers;
  /** All answers given, those to questions now hidden too: they come back when the question does. */
  readonly givenAnswers: () => Answers;
};
