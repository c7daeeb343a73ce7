import { messages } from "../../ui/language/language.ts";

/** The texts shown before the questions have loaded. */
export const firstQuestionMessages = messages("firstQuestion", {
  first: "The first question is:",
  loading: "Getting your questions…",
  /** `index.html` repeats this text for pages that are not prerendered. */
  withoutScript: "To answer questions here, please turn JavaScript on in your browser, then open this page again.",
});
