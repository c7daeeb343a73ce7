import { messages } from "../../ui/language/language.ts";

export const forumTestsMessages = messages("forumTests", {
  lead: "Other sites have tests and good reading on the same areas. Each link opens in a new tab, and this page stays.",
  results: "Do you have your results?",
  bring: "Bring them all to one place and see what they mean.",
});
