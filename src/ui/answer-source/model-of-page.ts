import type { AppInfo } from "#core/api/public-scale.ts";
import { ApiError } from "../../api/http.ts";
import { consentAnswer } from "../../browser/model-consent.ts";
import { currentUserId } from "../../browser/session.ts";

/** The language model of this site; null when only the guide answers. */
export type SiteModel = AppInfo["model"];

/** Returns the current consent, which is sent with a call; null when there is none. */
export function consentNow(model: SiteModel): string | null {
  if (model === null) return null;
  return consentAnswer(currentUserId(), model.consent) === "yes" ? model.consent : null;
}

/** Returns whether the language model was asked and gave no answer. */
export const isModelFailure = (error: unknown): boolean => error instanceof ApiError && error.code === "MODEL_FAILED";
