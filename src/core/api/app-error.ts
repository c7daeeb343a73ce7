import type { Issue } from "../shared/issue.ts";
import { ERRORS, type ErrorCode } from "./errors.ts";

type Details = {
  readonly issues?: readonly Issue[];
  readonly sentence?: string;
  readonly retryAfter?: number;
  readonly cause?: unknown;
};

/** A request that cannot be served. The one way to stop a request; faults in content or answers are `Issue[]`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds until the same request may be served. */
  readonly retryAfter: number | undefined;

  /**
   * @param sentence takes the place of the code's own when content words it
   * @param cause what lies behind it, for the log alone
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
