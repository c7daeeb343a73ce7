import { messages } from "../../ui/language/language.ts";

/** What is said before the questions have come. */
export const firstQuestionMessages = messages("drawn", {
  first: "The first question is:",
  loading: "Getting your questions…",
  /** Stands in `index.html` too, for the pages that do not come drawn. */
  withoutScript: "To answer questions here, please turn JavaScript on in your browser, then open this page again.",
});
