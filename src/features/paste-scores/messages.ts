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
  unavailable: "We cannot look this up right now.",
  outside: params("Our scale goes from {min} to {max}, so we cannot say what this number means."),
  noScore: "We could not read a score yet. A line needs the name of an area and a number.",
  ownScales: "These meanings fit our own scales. If your score is from another site, go by what that site says.",
  incomplete: "We could not look up every meaning. Your scores are still here.",
  lookAgain: "Look again",
  unread: "What we could not read",
  noForum: "We could not tell which area this is.",
  noNumber: "We found no number here.",
  repeated: "This area is listed twice. We used the first.",
  change: "You can change the lines above and try again.",
});

export const chatOfferMessages = messages("chatOffer", {
  title: "Ask for advice about these scores",
  needsAccount: "AI-Driven Advice needs an account. When you log in here, it opens with your scores.",
  withoutAccount: "Without an account you can ask the Healthy Life Assistant anything about healthy habits.",
  openAssistant: "Ask the Healthy Life Assistant",
  logIn: "Log in for AI-Driven Advice",
  opensWith: "The AI-Driven Advice chat opens with your scores filled in. You can change them before you send.",
  toChat: "Go to AI-Driven Advice",
});
