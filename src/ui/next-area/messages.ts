import { params } from "@nanostores/i18n";
import { messages } from "../language/language.ts";

export const nextAreaMessages = messages("nextArea", {
  choose: "Choose an area to begin. Take them in any order, one at a time, and pause whenever you like.",
  others: "Take the others in any order, one at a time, and pause whenever you like.",
  begin: params("Begin with: {name}"),
  begun: "You have begun this one. Your answers are kept.",
  goOn: params("Go on with: {name}"),
  next: params("Next: {name}"),
  welcomeBack: params("Welcome back. {name} was {weeks}."),
  lastLook: params("{name} was {weeks}."),
  again: params("Take it again: {name}"),
  rest: params("Look at {name} again on {day}."),
});
