import { saveBmiBody } from "#core/api/save-bmi.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { saveFirstResult } from "../../api/assessments.ts";
import { errorText } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";
import type { Language } from "../../ui/language/language.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import { logInPath } from "../../ui/way-back.ts";
import type { FirstResult } from "./first-result.ts";

/**
 * Saves a result and shows the outcome. The result stays on the page either way.
 * @param sendsAnswers whether the answers are sent too
 * @param contentHash version of the questions, the rule and its bands
 */
export async function saveResult(
  { route, save, messages }: FirstSurvey,
  result: FirstResult,
  sendsAnswers: boolean,
  contentHash: string,
): Promise<void> {
  const userId = currentUserId();
  const { saved, refused, unreached, noUser } = messages;
  if (userId === null) {
    const link = { label: (language: Language) => navigationMessages(language).logIn, to: logInPath(route) };
    return showNotice({ kind: "failure", text: (language) => sayText(noUser, language), link });
  }
  try {
    await saveFirstResult(save, saveBmiBody(userId, result, sendsAnswers ? result.answers : null), contentHash);
    showNotice({ kind: "success", text: (language) => sayText(saved, language) });
  } catch (error) {
    const cause = (language: Language) =>
      error instanceof ApiError && error.hasSentence ? errorText(error, language) : sayText(unreached, language);
    showNotice({ kind: "failure", text: (language) => sayText(refused, language), cause });
  }
}
