import { messages } from "../../ui/language/language.ts";

/** What only the pages say that come drawn. */
export const prerenderMessages = messages("drawn", {
  first: "The first question is:",
  /** Stands in `index.html` too, for the pages that do not come drawn. */
  withoutScript: "To answer questions here, please turn JavaScript on in your browser, then open this page again.",
});
