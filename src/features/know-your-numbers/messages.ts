import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const numbersMessages = messages("knowYourNumbers", {
  loading: "Opening the page…",
  failed: "We could not open this page. Your notes are still here.",
  questions: params("{name}: take the assessment"),
  guide: params("From the guide: {title}"),
  list: "To take along",
  empty: "Nothing chosen yet. If you print now, you get everything on this page.",
  known: "What I know",
  ask: "What I would like to ask",
  unknown: "What I do not know yet",
  all: "To talk about",
  made: params("Noted on {day}"),
  print: "Print or save as PDF",
  clear: "Clear what I noted",
  cleared: "Your notes are gone from this browser.",
  unkept: "This browser cannot keep your notes. Please print your list before you leave this page.",
  sources: "Where this comes from",
});
