import { params } from "@nanostores/i18n";
import { messages } from "../ui/language/language.ts";

// Apart from the other messages on answers, because they are shown on pages that load no code for sending.
export const unfinishedMessages = messages("unfinished", {
  answeredOf: params("{answered} of {total} answered."),
  answered: params("{answered} answered."),
  goOn: "Continue",
  goOnOf: params("Continue: {name}"),
  waiting: "Waiting to be sent",
  needsLogIn: "Waiting for you to log in again",
  sendNow: "Send now",
  sendNowOf: params("Send now: {name}"),
  sending: "Sending…",
});
