import { ERRORS } from "#core/api/errors.ts";
import { errorSentence } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { scoreMessages } from "./messages.ts";

/** Why there is no number to show, and what the page may offer. */
export type ScoreProblem = {
  readonly kind: "no-user" | "no-score" | "failed";
  readonly sentence: SpokenText;
};

export const NO_USER: ScoreProblem = { kind: "no-user", sentence: (language) => scoreMessages(language).noUser };

export const NO_SCORE: ScoreProblem = {
  kind: "no-score",
  sentence: (language) => scoreMessages(language).noScore,
};

/** A server's own sentence is shown; without one the connection is taken to be the cause. */
export function scoreProblemOf(error: unknown): ScoreProblem {
  const isRefusal = error instanceof ApiError;
  const kind = isRefusal && isWithoutScore(error) ? "no-score" : "failed";
  if (kind === "no-score" && isRefusal && !error.hasSentence) return NO_SCORE;
  return { kind, sentence: (language) => errorSentence(error, "score", language) };
}

/** A provider says it in words of its own. Of the codes that come with 404 here, one alone is about scores. */
const isWithoutScore = ({ status, code }: ApiError): boolean =>
  code === "NO_SCORE" || (status === 404 && !Object.hasOwn(ERRORS, code));
