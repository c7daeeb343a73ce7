import type { Assessment } from "#core/surveys/assessment.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { isBeingSent, sendingKey } from "../../browser/sending-key.ts";
import { currentUserId } from "../../browser/session.ts";
import { endWaiting, isWaiting, markWaiting } from "../../browser/waiting.ts";
import { deliver, isPassing, whileNoneSends } from "../../sending/deliver.ts";
import { mayResend } from "../../sending/resending.ts";
import type { SurveyRun } from "../../survey-view/survey-run.ts";
import { sayText } from "../../ui/language/use-text.ts";
import type { Notice } from "../../ui/notices.ts";
import { sendingMessages } from "./messages.ts";

export type Outcome = { readonly kind: "sent" | "stayed" | "no-user"; readonly notice: Notice };

type Sending = {
  readonly assessment: Assessment;
  readonly run: SurveyRun;
  /** The person who gave the answers. */
  readonly userId: string | null;
  readonly contentHash: string;
};

/**
 * Sends the answers once, in the name of the person who gave them. Those that did not get through wait,
 * and are sent when they may arrive.
 */
export function sendAnswers({ assessment, run, userId, contentHash }: Sending): Promise<Outcome> {
  const { messages, survey } = assessment;
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
      await deliver(assessment, userId, { answers, order, contentHash, idempotencyKey });
      return sent;
    } catch (error) {
      if (!isPassing(error)) endWaiting(userId, survey);
      else if (mayResend()) markWaiting(userId, survey, { order, contentHash });
      return { kind: "stayed", notice: failureNotice(assessment, error) };
    }
  });
}

const keptHint = (userId: string | null) =>
  userId === null ? {} : { cause: () => sendingMessages.get().keptForLater };

function failureNotice({ messages, bodyMassStep }: Assessment, error: unknown): Notice {
  if (!(error instanceof ApiError)) {
    return {
      kind: "failure",
      text: () => sayText(messages.network),
      cause: () => sendingMessages.get()[error instanceof NetworkError ? "unreached" : "ourFault"],
    };
  }
  const missesBodyMass = error.code === "MISSING_RESULT" && bodyMassStep !== undefined;
  return {
    kind: "failure",
    text: () => sayText(messages.refused),
    ...(error.hasSentence ? { cause: () => refusalText(error) } : {}),
    ...(missesBodyMass ? { link: { label: () => sendingMessages.get().enterBodyMass, to: bodyMassStep.route } } : {}),
  };
}
