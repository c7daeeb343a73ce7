import { ERRORS } from "#core/api/errors.ts";
import { errorSentence } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import type { SpokenText } from "../../ui/language/language.ts";
import { scoreMessages } from "./messages.ts";

/** Why there is no score, and what the page may offer. */
export type ScoreError = {
  readonly kind: "no-user" | "no-score" | "failed";
  readonly sentence: SpokenText;
};

export const NO_USER: ScoreError = { kind: "no-user", sentence: (language) => scoreMessages(language).noUser };

export const NO_SCORE: ScoreError = {
  kind: "no-score",
  sentence: (language) => scoreMessages(language).noScore,
};

/** Returns the server's own sentence. Without one, the connection is assumed to be the cause. */
export function scoreErrorOf(error: unknown): ScoreError {
  const isApiError = error instanceof ApiError;
  const kind = isApiError && isWithoutScore(error) ? "no-score" : "failed";
  if (kind === "no-score" && isApiError && !error.hasSentence) return NO_SCORE;
  return { kind, sentence: (language) => errorSentence(error, "score", language) };
}

/**
 * Returns whether the error means that there is no score yet. A provider words it freely, so its status decides. Of our
 * own codes with status 404, only one is about scores.
 */
const isWithoutScore = ({ status, code }: ApiError): boolean =>
  code === "NO_SCORE" || (status === 404 && !Object.hasOwn(ERRORS, code));
