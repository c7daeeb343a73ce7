import { count, params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const questionnaireMessages = messages("questionnaire", {
  answered: params("{done} of {total} answered"),
  step: params("Step {step} of {steps}"),
  loading: "Getting your questions…",
  loadFailed: "We could not open the questions",
  loadFailedCause: "Keepwell did not answer. Nothing you did was wrong, and nothing is lost.",
  resumed: "We kept your answers from last time.",
  saved: "Saved",
  missing: count({
    one: "Answer {count} more question to go on",
    other: "Answer {count} more questions to go on",
  }),
  invalid: count({
    one: "Please look at one answer again to go on",
    other: "Please look at {count} answers again to go on",
  }),
  complete: "This step is complete",
  sendingAnswers: "Sending your answers",
  sending: "Sending…",
  submit: "Submit",
});

export const sendingMessages = messages("sending", {
  keptForLater: "Your answers are kept on this device for when you log in again.",
  unreached: "We could not reach Keepwell. Your answers are safe here.",
  ourFault: "Something went wrong on our side. Your answers are safe here.",
  enterBodyMass: "Enter your height and weight",
});
