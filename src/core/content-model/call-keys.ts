// The calls that content may name, by their keys in the table of calls (core/api/calls/surveys.ts).

/** Calls that take the answers of a domain. */
export const SUBMIT_KEYS = [
  "submitSocial",
  "submitLearning",
  "submitExercise",
  "submitDiet",
  "submitStress",
  "submitSleep",
] as const;

/** Calls that read the latest score of a domain. */
export const SCORE_KEYS = [
  "socialScore",
  "learningScore",
  "exerciseScore",
  "dietScore",
  "stressScore",
  "sleepScore",
] as const;

/** Calls that take the result of a survey asked before a domain's own. */
export const SAVE_KEYS = ["saveBmi"] as const;

export type SubmitKey = (typeof SUBMIT_KEYS)[number];
export type ScoreKey = (typeof SCORE_KEYS)[number];
export type SaveKey = (typeof SAVE_KEYS)[number];
