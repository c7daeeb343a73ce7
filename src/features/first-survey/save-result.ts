import { saveBmiBody } from "#core/api/save-bmi.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { saveFirstResult } from "../../api/assessments.ts";
import { errorText, failureSentence } from "../../api/error-text.ts";
import { ApiError } from "../../api/http.ts";
import { currentUserId } from "../../browser/session.ts";
import type { Language } from "../../ui/language/language.ts";
import { sayText } from "../../ui/language/use-text.ts";
import { navigationMessages } from "../../ui/messages.ts";
import { showNotice } from "../../ui/notices.ts";
import { logInPath } from "../../ui/way-back.ts";
import type { FirstResult } from "./first-result.ts";

type Sending = {
  /** Whether the server is our own, which also takes the answers. */
  readonly sendsAnswers: boolean;
  /** Whether all that was chosen is an option, so that it can be sent as answers. */
  readonly isAnswer: boolean;
  /** The version of the questions, the rule and its bands. */
  readonly contentHash: string;
  readonly idempotencyKey: string;
};

/** Saves a result and shows the outcome. The result stays on the page either way. */
export async function saveResult(
  { route, save, messages }: FirstSurvey,
  result: FirstResult,
  { sendsAnswers, isAnswer, ...sent }: Sending,
): Promise<void> {
  const userId = currentUserId();
  const { saved, refused, unreached, noUser } = messages;
  if (userId === null) {
    const link = { label: (language: Language) => navigationMessages(language).logIn, to: logInPath(route) };
    return showNotice({ kind: "failure", text: (language) => sayText(noUser, language), link });
  }
  try {
    const body = saveBmiBody(userId, result, sendsAnswers && isAnswer ? result.answers : null);
    await saveFirstResult(save, body, { ...sent, isOwn: sendsAnswers });
    showNotice({ kind: "success", text: (language) => sayText(saved, language) });
  } catch (error) {
    const cause = (language: Language) => {
      if (!(error instanceof ApiError)) return sayText(unreached, language);
      return error.hasSentence ? errorText(error, language) : failureSentence(error, "form", language);
    };
    showNotice({ kind: "failure", text: (language) => sayText(refused, language), cause });
  }
}
