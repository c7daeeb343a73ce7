import type { SubmissionReply } from "#core/api/results.ts";
import type { SaveBmiBody } from "#core/api/save-bmi.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Answers } from "#core/content-model/survey.ts";
import { answersByQuestion } from "#core/surveys/matrix-answers.ts";
import { call } from "./http.ts";

type Submission = {
  readonly userId: string;
  readonly answers: Answers;
  /** Item names in the order asked, for calls that take a list. */
  readonly order: readonly string[];
  /** Version of survey and rule the person answered. */
  readonly contentHash: string;
  /** The same for each try at sending the same answers, so that they are stored once. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
};

/** Sends the answers of one questionnaire in the form its call takes. */
export function submitAnswers(
  submit: Domain["submit"],
  { userId, answers, order, contentHash, idempotencyKey, signal }: Submission,
) {
  const sent = submit.shape === "list" ? order.map((item) => answers[item]) : answersByQuestion(answers);
  return call<SubmissionReply>(submit.path, {
    method: "POST",
    body: { [submit.userKey]: userId, [submit.answersKey]: sent },
    headers: { "keepwell-content": contentHash, "idempotency-key": idempotencyKey },
    ...(signal ? { signal } : {}),
  });
}

/** Saves the result of a survey asked first. */
export function saveFirstResult(path: string, body: SaveBmiBody, contentHash: string) {
  return call<SubmissionReply>(path, { method: "POST", body, headers: { "keepwell-content": contentHash } });
}
