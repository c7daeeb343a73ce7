import { messages } from "../../ui/language/language.ts";

export const homeMessages = messages("home", {
  welcome: "Welcome",
});
