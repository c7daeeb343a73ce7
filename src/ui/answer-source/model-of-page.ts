import type { AppInfo } from "#core/api/public-scale.ts";
import { ApiError } from "../../api/http.ts";
import { consentAnswer } from "../../browser/model-consent.ts";
import { currentUserId } from "../../browser/session.ts";

/** The language model of this site; null where the guide alone answers. */
export type SiteModel = AppInfo["model"];

/** What goes with a call: the consent of the person at this moment, null when there is none. */
export function consentNow(model: SiteModel): string | null {
  if (model === null) return null;
  return consentAnswer(currentUserId(), model.consent) === "yes" ? model.consent : null;
}

/** Whether the language model was asked and gave no answer. */
export const isModelFailure = (error: unknown): boolean => error instanceof ApiError && error.code === "MODEL_FAILED";
