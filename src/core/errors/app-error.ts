import type { Issue } from "../content/issue.ts";
import { REFUSALS, type RefusalCode } from "./refusals.ts";

type Details = { readonly issues?: readonly Issue[]; readonly sentence?: string; readonly retryAfter?: number };

/** A request that cannot be served. The one way to stop a request; faults in content or answers are `Issue[]`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: RefusalCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds until the same request may be served. */
  readonly retryAfter: number | undefined;

  /** @param sentence takes the place of the code's own when content words it */
  constructor(code: RefusalCode, { issues, sentence, retryAfter }: Details = {}) {
    const [status, standard] = REFUSALS[code];
    super(sentence ?? standard);
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
