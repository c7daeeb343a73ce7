import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const coachMessages = messages("coach", {
  choose: "What kind of advice would you like? Choose a card.",
  anyone: "General Wellness",
  anyoneText: "Good habits for everybody, in each part of life.",
  likeMe: "People Like Me",
  likeMeText: "Advice that starts from your own latest results.",
  chosen: "✓ Chosen",
  show: "Show this advice",
  loading: "Fetching your personalized recommendations...",
  advice: params("Your advice: {card}"),
  source: "Source:",
  seeResult: "See this result",
  failed: "⚠️ Oops! Something went wrong. Please try again.",
  unreached: "We could not reach Keepwell. Check your connection.",
  ourFault: "The fault is on our side.",
  noUser: "You are no longer logged in on this device. Please log in again.",
  ownQuestion: "A question of your own?",
  ask: "Ask in the AI-Driven Advice chat",
});
