import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

/** The texts of both chats. */
export const chatMessages = messages("chat", {
  conversation: "Conversation",
  you: "You",
  answer: "Answer",
  pleaseRead: "Please read",
  waiting: "Looking for an answer…",
  question: "Your question",
  forExample: "You can ask, for example:",
  send: "Send",
  sending: "Sending...",
  startAnew: "Start New Chat",
  tooLong: "This is longer than we can read at once.",
  shorten: params("Please shorten it to {most} characters."),
});

export const adviceChatMessages = messages("adviceChat", {
  empty: "No messages yet. Write your question below, in your own words.",
  hint: "For example: I wake up early. What could help me?",
  noQuestion: "Prompt cannot be empty.",
  failed: "Failed to generate AI advice. Please try again.",
  guestTitle: "Please log in to use this chat",
  guest: "This chat is for people who are logged in. The Healthy Life Assistant is open to everybody.",
  openAssistant: "Open the Healthy Life Assistant",
});

export const assistantMessages = messages("assistant", {
  empty: "No messages yet. Choose a topic, or write your own question.",
  topics: "Topics",
  noAnswer: "We found no answer to this. Please try other words.",
  failed: "Failed to fetch response",
});

/** The texts of the way out of the site. The card of abuse names the button. */
export const exitMessages = messages("exit", {
  exit: "Exit this page",
  byKey: "Or press the Shift key three times.",
  history: "The history of this browser may still list this site.",
  twoPressesLeft: "Press Shift two more times to exit this page.",
  onePressLeft: "Press Shift once more to exit this page.",
});
