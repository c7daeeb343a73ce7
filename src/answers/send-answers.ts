import type { Answers } from "#core/content-model/survey.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { errorSentence } from "../api/error-text.ts";
import { ApiError } from "../api/http.ts";
import { currentUserId } from "../browser/session.ts";
import type { Language } from "../ui/language/language.ts";
import { sayText } from "../ui/language/use-text.ts";
import type { Notice } from "../ui/notices.ts";
import { messagesOf } from "../ui/standalone-scale.ts";
import { deliver, isPassing, whileNoneSends } from "./deliver.ts";
import { sendingMessages } from "./messages.ts";
import { mayResend } from "./resending.ts";
import { isBeingSent, sendingKey } from "./sending-key.ts";
import { endWaiting, isWaiting, markWaiting } from "./waiting.ts";

export type Outcome = { readonly kind: "sent" | "stayed" | "no-user"; readonly notice: Notice };

type Sending = {
  readonly offered: OfferedScale;
  /** The open questionnaire. Only its answers are read here. */
  readonly run: { readonly itemNames: readonly string[]; askedAnswers(): Answers };
  /** The account that gave the answers; null for a guest. */
  readonly userId: string | null;
  readonly contentHash: string;
};

/**
 * Sends the answers once, for the account that gave them. Answers that could not be delivered are kept and sent later.
 */
export function sendAnswers({ offered, run, userId, contentHash }: Sending): Promise<Outcome> {
  const { survey } = offered;
  const sent: Outcome = {
    kind: "sent",
    notice: { kind: "success", text: (language) => sayText(messagesOf(offered, language).submitted, language) },
  };
  const waited = userId !== null && isWaiting(userId, survey);

  return whileNoneSends(async () => {
    if (userId === null || currentUserId() !== userId) {
      return {
        kind: "no-user",
        notice: {
          kind: "failure",
          text: (language) => sayText(messagesOf(offered, language).noUser, language),
          ...keptHint(userId),
        },
      };
    }
    // Another tab delivered them while this one waited for the lock. Sending them again would create a second result.
    if (waited && !isBeingSent(userId, survey)) return sent;
    const order = run.itemNames;
    try {
      const answers = run.askedAnswers();
      const idempotencyKey = sendingKey(userId, survey, answers);
      await deliver(offered, userId, { answers, order, contentHash, idempotencyKey });
      return sent;
    } catch (error) {
      if (!isPassing(error)) endWaiting(userId, survey);
      else if (mayResend()) markWaiting(userId, survey, { order, contentHash });
      return { kind: "stayed", notice: failureNotice(offered, error) };
    }
  });
}

const keptHint = (userId: string | null) =>
  userId === null ? {} : { cause: (language: Language) => sendingMessages(language).keptForLater };

function failureNotice(offered: OfferedScale, error: unknown): Notice {
  if (!(error instanceof ApiError)) {
    return {
      kind: "failure",
      text: (language) => sayText(messagesOf(offered, language).network, language),
      cause: (language) => errorSentence(error, "answers", language),
    };
  }
  const { firstSurvey } = offered;
  const missesResult = error.code === "MISSING_RESULT" && firstSurvey !== undefined;
  return {
    kind: "failure",
    text: (language) => sayText(messagesOf(offered, language).refused, language),
    ...(error.hasSentence ? { cause: (language: Language) => errorSentence(error, "answers", language) } : {}),
    ...(missesResult
      ? { link: { label: (language) => sayText(firstSurvey.words.link, language), to: firstSurvey.route } }
      : {}),
  };
}
