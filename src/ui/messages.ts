import { params } from "@nanostores/i18n";
import { messages } from "./language/language.ts";

/** The navigation texts that many pages share. */
export const navigationMessages = messages("navigation", {
  tools: "My Wellness Tools",
  backToTools: "Back to My Wellness Tools",
  toTools: "Go to My Wellness Tools",
  scores: "Your scores",
  coach: "Health Coach",
  adviceChat: "AI-Driven Advice",
  assistant: "Healthy Life Assistant",
  contact: "Contact",
  forumTests: "Tests on other sites",
  knowYourNumbers: "Know your numbers",
  doctorPage: "One page for my doctor",
  allScores: "See all your scores",
  pasteScores: "Paste All Your Scores",
  logIn: "Log in",
  myData: "My data",
  myStep: "My step",
  back: "Back",
  next: "Next",
  tryAgain: "Try again",
});

export const uiMessages = messages("ui", {
  loading: "One moment, please.",
  close: "Close",
  closeMessage: "Close this message",
  newTab: "(opens in a new tab)",
  progress: "Progress",
  ownBand: "← Your result",
  forum: "Forum",
  score: "Score",
  meaning: "Meaning",
});

/** The texts beside a point of advice. */
export const advicePointMessages = messages("advicePoint", {
  source: "Source:",
  seeResult: "See this result",
});

export const gaugeMessages = messages("gauge", {
  better: "better",
  range: params("{low} to {high}"),
  scale: params("on a scale of {range}"),
  inWords: params("{name} {score} of {high}, {meaning}"),
  inWordsCapped: params("{name} {score}, {meaning}. The gauge shows {range}."),
  inNone: params("{name} {score}. This lies in none of the groups of this scale."),
});

/** The texts on how a result differs from the one before it. */
export const changeMessages = messages("change", {
  same: "about the same as before",
  better: "better than before",
  worse: "not as good as before",
  more: "higher than before",
  less: "lower than before",
  lowerBetter: params("{change} (lower is better)"),
  higherBetter: params("{change} (higher is better)"),
});

/** The texts that ask about answers that hardly can be. */
export const doubtMessages = messages("doubt", {
  title: "Is this right?",
  yes: "Yes, go on",
  look: "Look again",
});

/** The texts on which side of a scale is better. */
export const betterSideMessages = messages("betterSide", {
  lower: "A lower number is better.",
  higher: "A higher number is better.",
  middle: "The middle is best.",
});

/** The texts on scales that have none of their own in the catalogue. */
export const standaloneScaleMessages = messages("standaloneScale", {
  submitted: "Your answers were submitted.",
  refused: "We could not take your answers.",
  network: "We could not send your answers. Please try again.",
  noUser: "Please log in to send your answers.",
});
