import { messages } from "../../ui/language/language.ts";

export const connectionMessages = messages("connection", {
  lost: "You have no internet connection now. What you have opened still works, and your answers are kept.",
  lostUnkept: "You have no internet connection now. What you have opened still works.",
});
