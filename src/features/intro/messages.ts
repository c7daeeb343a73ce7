import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const introMessages = messages("intro", {
  allAreas: "All areas",
  start: "Start",
  last: params("Last time: {day}."),
  lastMeaning: params("Last time: {meaning}, {day}."),
  seeLast: "See that result",
});
