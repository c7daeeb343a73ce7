import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const numbersMessages = messages("knowYourNumbers", {
  loading: "Fetching the page…",
  failed: "The page could not be loaded. What you noted is still in this browser.",
  questions: params("{name}: take the assessment"),
  guide: params("From the guide: {title}"),
  list: "To take along",
  empty: "Choose above, and your list grows here. Printed now, it names everything on this page.",
  known: "What I know",
  ask: "What I would like to ask",
  unknown: "What I do not know yet",
  all: "To talk about",
  made: params("Noted on {day}"),
  print: "Print or save as PDF",
  clear: "Clear what I noted",
  cleared: "Cleared. Nothing of it is left in this browser.",
  unkept: "This browser keeps nothing. Please print your list before you leave this page.",
  sources: "Where this comes from",
});
