import { messages } from "../../ui/language/language.ts";

// Separate from the other account messages, because logging out is possible on every page.
export const logOutMessages = messages("logOut", {
  title: "Before you log out",
  unsentOf: "Some of your answers are on this device and not sent yet:",
  unsent: "Some of your answers are on this device and not sent yet.",
  ifKept: "If you keep them, they open again when you log in here. Nobody else's log-in opens them.",
  unkept: "This device cannot keep your answers. They are lost when you log out.",
  ifShared: "If others use this device too, it is safer to remove them. Results you already have stay as they are.",
  remove: "Remove",
  keep: "Keep on this device",
  or: "Or",
  stay: "stay logged in",
  done: "Logout successful",
  doneShared: "Logout successful. This browser keeps nothing of you.",
  forget: "Forget this browser too",
  forgotten: "This browser is forgotten. It keeps nothing of you and asks for the password at the next log-in.",
  forgottenButAnswers:
    "This browser is forgotten and asks for the password at the next log-in. Unfinished answers that you kept are still here.",
  notForgotten: "We could not reach Keepwell, so we still know this browser. Please try again.",
});
