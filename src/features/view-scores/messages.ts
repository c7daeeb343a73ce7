import { count, params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const viewScoresMessages = messages("viewScores", {
  loading: "Opening your scores…",
  restComes: "In a moment you will see how it went…",
  absent: "You find each of your results in its area, under My Wellness Tools.",
  empty: "There are no scores yet. Choose an area you like, and you will see your first score here.",
  order: "The newest score of each area comes first, then all earlier ones.",
  latest: "Latest Scores",
  previous: "Previous Scores",
  noPrevious: "When you take an assessment again, its earlier score moves here.",
  seeBelow: "See how it went",
  advice: "Get Personalized Advice",
});

export const trendMessages = messages("trends", {
  title: "How it went",
  onlyOne: "One score so far.",
  allOnlyOne: "Each area has one score so far. Take one again, and you see here how it changes.",
  scores: count({ one: "{count} score", other: "{count} scores" }),
  trend: params("{scores}: the first {first}, the latest {latest}."),
  onDay: params("{score} on {day}"),
});
