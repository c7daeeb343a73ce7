import { messages } from "../../ui/language/language.ts";

export const firstSurveyMessages = messages("firstSurvey", {
  choose: "Choose",
  notFetched: "We could not fetch this page's questions. Check your connection, then try again.",
});
