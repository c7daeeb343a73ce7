import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const firstSurveyMessages = messages("firstSurvey", {
  choose: "Choose",
  known: params("You gave us these numbers on {day}. If they have changed, choose again above."),
  notFetched: "We could not open the questions. Check your connection, then try again.",
});
