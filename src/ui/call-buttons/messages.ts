import { params } from "@nanostores/i18n";
import { messages } from "../language/language.ts";

export const callMessages = messages("calls", {
  call: params("Call {number}"),
  nobodyReads: "Nobody reads your answers right away. For help now, call:",
});
