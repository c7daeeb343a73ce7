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
  failed: "⚠️ Oops! Something went wrong. Please try again.",
  noUser: "You are no longer logged in on this device. Please log in again.",
  goesWell: "This goes well.",
  oneThing: "One thing first",
  byArea: "More, area by area",
  print: "Print this advice",
  printed: params("{brand}, {day}"),
  helpful: "Was this helpful?",
  yes: "Yes",
  no: "No",
  thanks: "Thank you. Your answer stays on this device.",
  ownQuestion: "A question of your own?",
  ask: "Ask in the AI-Driven Advice chat",
});
