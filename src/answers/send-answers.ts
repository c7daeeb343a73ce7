import type { Answers } from "#core/content-model/survey.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { errorText } from "../api/error-text.ts";
import { ApiError, NetworkError } from "../api/http.ts";
import { currentUserId } from "../browser/session.ts";
import { sayText } from "../ui/language/use-text.ts";
import type { Notice } from "../ui/notices.ts";
import { deliver, isPassing, whileNoneSends } from "./deliver.ts";
import { sendingMessages } from "./messages.ts";
import { mayResend } from "./resending.ts";
import { isBeingSent, sendingKey } from "./sending-key.ts";
import { endWaiting, isWaiting, markWaiting } from "./waiting.ts";

export type Outcome = { readonly kind: "sent" | "stayed" | "no-user"; readonly notice: Notice };

type Sending = {
  readonly offered: OfferedScale;
  /** The open questionnaire, of which only the answers matter here. */
  readonly run: { readonly itemNames: readonly string[]; askedAnswers(): Answers };
  /** The person who gave the answers. */
  readonly userId: string | null;
  readonly contentHash: string;
};

/**
 * Sends the answers once, in the name of the person who gave them. Those that did not get through wait,
 * and are sent when they may arrive.
 */
export function sendAnswers({ offered, run, userId, contentHash }: Sending): Promise<Outcome> {
  const { messages, survey } = offered;
  const sent: Outcome = { kind: "sent", notice: { kind: "success", text: () => sayText(messages.submitted) } };
  const waited = userId !== null && isWaiting(userId, survey);

  return whileNoneSends(async () => {
    if (userId === null || currentUserId() !== userId) {
      return {
        kind: "no-user",
        notice: { kind: "failure", text: () => sayText(messages.noUser), ...keptHint(userId) },
      };
    }
    // They arrived while we stood in line: sent again, they would be a second result.
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
  userId === null ? {} : { cause: () => sendingMessages.get().keptForLater };

function failureNotice({ messages, firstSurvey }: OfferedScale, error: unknown): Notice {
  if (!(error instanceof ApiError)) {
    return {
      kind: "failure",
      text: () => sayText(messages.network),
      cause: () => sendingMessages.get()[error instanceof NetworkError ? "unreached" : "ourFault"],
    };
  }
  const missesResult = error.code === "MISSING_RESULT" && firstSurvey !== undefined;
  return {
    kind: "failure",
    text: () => sayText(messages.refused),
    ...(error.hasSentence ? { cause: () => errorText(error) } : {}),
    ...(missesResult ? { link: { label: () => sayText(firstSurvey.words.link), to: firstSurvey.route } } : {}),
  };
}
