import { ApiError } from "../../api/http.ts";

/** Why there is no number to show, and what the page may offer. */
export type ScoreProblem = {
  readonly kind: "no-user" | "no-score" | "failed";
  readonly sentence: string;
};

export const NO_USER: ScoreProblem = { kind: "no-user", sentence: "User not logged in" };

export const NO_SCORE: ScoreProblem = {
  kind: "no-score",
  sentence: "You have not finished this assessment yet.",
};

/** A server's own sentence is shown; without one the connection is taken to be the cause. */
export function scoreProblemOf(error: unknown): ScoreProblem {
  const isRefusal = error instanceof ApiError;
  const kind = isRefusal && error.code === "NO_SCORE" ? "no-score" : "failed";
  if (isRefusal && error.hasSentence) return { kind, sentence: error.message };
  return kind === "no-score" ? NO_SCORE : { kind, sentence: "Network error. Check your connection." };
}
