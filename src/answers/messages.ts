import { params } from "@nanostores/i18n";
import { messages } from "../ui/language/language.ts";

export const waitingMessages = messages("waiting", {
  kept: "Your answers are kept on this device. We will send them when the connection is back.",
  state: "Waiting to be sent",
  sendNow: "Send now",
  sendNowOf: params("Send now: {name}"),
  sending: "Sending…",
  arrived: params("These are your answers to {name} that waited on this device."),
  severalArrived: "The answers that waited on this device were sent.",
  unreachable: "We still cannot reach Keepwell. Your answers stay on this device.",
  refused: params("Your answers to {name} are still on this device. Please look at them again."),
  open: "Open the questions",
});

export const sendingMessages = messages("sending", {
  keptForLater: "Your answers are kept on this device for when you log in again.",
});
