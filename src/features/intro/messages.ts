import { messages } from "../../ui/language/language.ts";

export const introMessages = messages("intro", {
  allAreas: "All areas",
  start: "Start",
});
