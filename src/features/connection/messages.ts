import { messages } from "../../ui/language/language.ts";

export const connectionMessages = messages("connection", {
  lost: "You are offline. What you have opened still works, and your answers are kept.",
  lostUnkept: "You are offline. What you have opened still works.",
});
