import { params } from "@nanostores/i18n";
import { messages } from "../ui/language/language.ts";

export const waitingMessages = messages("waiting", {
  kept: "Your answers are kept on this device. We will send them as soon as we can.",
  keptUntilLogIn: "Your answers are kept on this device. We will send them when you have logged in again.",
  unkept: "We will send your answers as soon as we can.",
  later: "Go on with something else",
  elsewhere: "These answers were sent in another window.",
  seeResult: "See your result",
  needsLogIn: "Please log in again.",
  arrived: params("These are your answers to {name} that waited on this device."),
  arrivedFromPage: params("These are your answers to {name}."),
  severalArrived: "The answers that waited on this device were sent.",
  unreachable: "We still cannot reach Keepwell. Your answers stay on this device.",
  logInAgain: params("We then send your answers to {name}. Until then they are safe on this device."),
  refused: params("Your answers to {name} are still on this device. Please look at them again."),
  open: "Open the questions",
});

/** Which of these is shown follows from where the answers are. */
export const keepingMessages = messages("keeping", {
  shared:
    "Others use this device too, so we keep your answers on this page only. Please stay here until you send them.",
  memory: "This device cannot keep your answers. Please stay on this page until you have sent them.",
  removed: "You removed these answers from this device.",
  anew: "Start again",
});

export const sendingMessages = messages("sending", {
  keptForLater: "Your answers are kept on this device for when you log in again.",
  hereForLater: "This device cannot keep your answers. Please log in without closing this window.",
  offline: "You are offline. Your answers are kept, and we send them when you are back.",
  unreached: "We could not reach Keepwell.",
  ourSide: "Something went wrong on our side.",
  changed: "Your answers were sent. You changed an answer since. Press Submit to send the change.",
  tooLate: "You sent these answers before, so that result stays. Press Submit again to add a new result.",
  removed: "You removed these answers on another device. To send them anyway, press Submit again.",
});
