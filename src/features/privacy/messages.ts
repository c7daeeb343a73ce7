import { messages } from "../../ui/language/language.ts";

export const privacyMessages = messages("privacy", {
  contact: "Contact us",
});
