import type { Issue } from "../shared/issue.ts";
import { ERRORS, type ErrorCode } from "./errors.ts";

type Details = {
  readonly issues?: readonly Issue[];
  readonly sentence?: string;
  readonly retryAfter?: number;
  readonly cause?: unknown;
};

/**
 * Thrown when a request cannot be served. This is the only way to stop a request; issues in content or answers are
 * `Issue[]`.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds until the same request may be served. */
  readonly retryAfter: number | undefined;

  /**
   * @param sentence replaces the code's own sentence when content supplies one
   * @param cause the underlying error, for the log only
   */
  constructor(code: ErrorCode, { issues, sentence, retryAfter, cause }: Details = {}) {
    const [status, standard] = ERRORS[code];
    super(sentence ?? standard, { cause });
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
