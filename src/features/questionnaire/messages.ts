import { count, params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const questionnaireMessages = messages("questionnaire", {
  answered: params("{done} of {total} answered"),
  step: params("Step {step} of {steps}"),
  loadFailed: "We could not open the questions",
  loadFailedCause: "Keepwell did not answer. Nothing you did was wrong, and nothing is lost.",
  resumed: "We kept your answers from last time.",
  dropped: count({
    one: "The choices of {count} question have changed since then. Please answer it again:",
    other: "The choices of {count} questions have changed since then. Please answer them again:",
  }),
  saved: "Saved",
  missing: count({
    one: "Answer {count} more question to go on",
    other: "Answer {count} more questions to go on",
  }),
  missingLast: count({
    one: "Answer {count} more question to finish",
    other: "Answer {count} more questions to finish",
  }),
  invalid: count({
    one: "Look at {count} answer again to go on",
    other: "Look at {count} answers again to go on",
  }),
  invalidLast: count({
    one: "Look at {count} answer again to finish",
    other: "Look at {count} answers again to finish",
  }),
  left: count({
    one: "{count} question left on this step",
    other: "{count} questions left on this step",
  }),
  complete: "This step is complete",
  sendingAnswers: "Sending your answers",
  sending: "Sending…",
  submit: "Submit",
  oneAtATime: "Show one question at a time?",
  one: "One at a time",
  together: "Several on a page",
  oneAtATimeLater: "You can change this under Display.",
});

export const summaryMessages = messages("summary", {
  lookFirst: "Look over my answers first",
  look: "Look over my answers",
  leadSent: "These are the answers you sent. Change one, then press Submit.",
  title: "Your answers",
  lead: "Nothing is sent yet. You can still change every answer.",
  change: "Change",
  leftOpen: "Left open",
  changeOf: params("Change your answer to: {question}"),
});
