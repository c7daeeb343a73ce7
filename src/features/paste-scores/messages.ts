import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const pasteMessages = messages("paste", {
  lead: "Did you take the tests on other sites? Bring your scores here, all at once.",
  scores: "Your scores",
  hint: params("One on each line, such as “{example}”."),
  nothing: "There is nothing to read yet. Type or paste at least one score.",
  oneByOne: "Or type them one by one",
  show: "Show what they mean",
});

export const pasteResultMessages = messages("pasteResult", {
  title: "What we read",
  loading: "Looking up what they mean…",
  notAtHand: "Not at hand just now.",
  outside: params("Outside our scale, which goes from {min} to {max}."),
  noScore: "We could not read a score yet. A line needs the name of an area and a number.",
  ownScales:
    "These meanings are from our own scales. Another site may count differently. Then go by what that site says.",
  incomplete: "We could not look up every meaning. Your scores are still here.",
  lookAgain: "Look again",
  unread: "What we could not read",
  noForum: "We do not know which area this is.",
  noNumber: "We found no number here.",
  repeated: "This area came before. We took the first one.",
  change: "You can change the lines above and try again.",
});

export const chatOfferMessages = messages("chatOffer", {
  title: "Ask for advice about these scores",
  needsAccount: "The advice chat needs an account. When you log in here, it opens with your scores.",
  withoutAccount: "Without an account you can ask our open assistant anything about healthy habits.",
  openAssistant: "Ask the open assistant",
  logIn: "Log in for the advice chat",
  opensWith: "The AI-Driven Advice chat opens with your scores in its field. You can change them before you send.",
  toChat: "Go to AI-Driven Advice",
});
