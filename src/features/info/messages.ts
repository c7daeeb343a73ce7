import { messages } from "../../ui/language/language.ts";

export const contactMessages = messages("contact", {
  reach: "You can reach us through these sites.",
});
