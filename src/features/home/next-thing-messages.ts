import { messages } from "../../ui/language/language.ts";

export const nextThingMessages = messages("nextThing", {
  noStep: "A small step is one thing, at a fixed moment of your day.",
  chooseStep: "Choose a small step",
  seeStep: "See or print my step",
  askStep: "Tell us how your step went",
});
