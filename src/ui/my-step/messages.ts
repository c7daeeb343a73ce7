import { messages } from "../language/language.ts";

/** The words on a person's small step that the hub shares with its page. */
export const myStepMessages = messages("myStep", {
  ask: "How did it go?",
  done: "I did it",
  partly: "Partly",
  not: "It did not work out",
  answeredDone: "Lovely. It has found a place in your days.",
  answeredPartly: "Some of it counts too. No two weeks are alike.",
  answeredNot: "That happens to everybody. A smaller step, or another moment, may fit you better.",
  notNoted: "We could not save your answer.",
  unsure: "We do not know if your answer arrived. It is safe to press it again.",
});
