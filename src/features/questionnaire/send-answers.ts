import type { Assessment } from "#core/surveys/assessment.ts";
import { submitAnswers } from "../../api/assessments.ts";
import { ApiError, NetworkError } from "../../api/http.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { completionStamp, now } from "../../browser/clock.ts";
import { storeCompletion } from "../../browser/completed-tests.ts";
import { removeDraft } from "../../browser/drafts.ts";
import { forgetSendingKey, sendingKey } from "../../browser/sending-key.ts";
import { currentUserId } from "../../browser/session.ts";
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

/** Sends the answers once. They go out only in the name of the person who gave them. */
export async function sendAnswers({ assessment, run, userId, contentHash }: Sending): Promise<Outcome> {
  const { messages } = assessment;
  if (userId === null || currentUserId() !== userId) {
    return { kind: "no-user", notice: { kind: "failure", text: () => sayText(messages.noUser), ...keptHint(userId) } };
  }
  try {
    const answers = run.askedAnswers();
    const idempotencyKey = sendingKey(userId, assessment.survey, answers);
    await submitAnswers(assessment.submit, { userId, answers, order: run.itemNames, contentHash, idempotencyKey });
  } catch (error) {
    return { kind: "stayed", notice: failureNotice(assessment, error) };
  }
  storeCompletion(userId, assessment.category, completionStamp(now()));
  removeDraft(userId, assessment.survey);
  forgetSendingKey(userId, assessment.survey);
  return { kind: "sent", notice: { kind: "success", text: () => sayText(messages.submitted) } };
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
