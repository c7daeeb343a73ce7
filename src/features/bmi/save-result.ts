import type { Domain } from "#core/content-model/domains.ts";
import { saveBodyMassIndex } from "../../api/assessments.ts";
import { errorText } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";
import type { Language } from "../../ui/language/language.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import { logInPath } from "../../ui/way-back.ts";
import type { BodyMassResult } from "./body-mass-result.ts";
import { bodyMassMessages } from "./messages.ts";

/**
 * Saves an index and says how that went. The index stays on the page either way.
 * @param contentHash version of the bands that gave the category
 */
export async function saveResult(
  step: NonNullable<Domain["bodyMassStep"]>,
  result: BodyMassResult,
  contentHash: string,
): Promise<void> {
  const userId = currentUserId();
  const { saved, refused, noUser } = step.messages;
  if (userId === null) {
    const link = { label: (language: Language) => navigationMessages(language).logIn, to: logInPath(step.route) };
    return showNotice({ kind: "failure", text: (language) => sayText(noUser, language), link });
  }
  try {
    await saveBodyMassIndex(step.savePath, userId, result, contentHash);
    showNotice({ kind: "success", text: (language) => sayText(saved, language) });
  } catch (error) {
    const cause = (language: Language) =>
      error instanceof ApiError && error.hasSentence
        ? errorText(error, language)
        : bodyMassMessages(language).unreached;
    showNotice({ kind: "failure", text: (language) => sayText(refused, language), cause });
  }
}
