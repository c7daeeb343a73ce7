import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const scoreMessages = messages("score", {
  title: params("{name}: your result"),
  loading: "Fetching your result…",
  outside: "Your number lies outside the ranges that this scale describes.",
  numberAlone: "So we show the number alone. You did nothing wrong.",
  meaning: "What this means for you",
  step: "One small step",
  numbers: "What the numbers mean",
  about: "About this number",
  take: "Take the assessment",
  noUser: "User not logged in",
  noScore: "You have not finished this assessment yet.",
  unreached: "Network error. Check your connection.",
});

export const passportMessages = messages("passport", {
  title: "Where this scale comes from",
  basedOn: "Based on the method of",
  source: "Source",
  madeFor: "Made for",
  deviations: "What is different here",
  rights: "Rights",
});
