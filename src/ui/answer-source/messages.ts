import { params } from "@nanostores/i18n";
import { messages } from "../language/language.ts";

/** The texts on the source of an answer. They are shown only when a language model is configured. */
export const sourceMessages = messages("answerSource", {
  byGuide: "From the Keepwell guide",
  byModel: params("From our guide, chosen by the language model of {provider}"),
  yes: params("Yes, {provider} may help"),
  no: "No, only the guide",
  agreed: params("{provider} may help to choose your answer. When it cannot, our guide chooses alone."),
  declined: params("Only our guide answers you. Nothing goes to {provider}."),
  notAgreed: "Your answer could not be kept, so our guide goes on answering. Please try again.",
  withdraw: "Only the guide from now on",
  allow: params("Let {provider} help too"),
  limit: "The language model has answered enough for today. So our guide answers.",
  withheld: "The language model's answer did not pass our check of facts. So our guide answers.",
  seeSent: "See what was sent",
  sent: params("This went to {provider}, word for word:"),
  rules: "Its rules",
  information: "Your question and what it may use",
  useGuide: "Answer with the guide instead",
});
