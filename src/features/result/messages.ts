import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

export const scoreMessages = messages("score", {
  title: params("{name}: your result"),
  loading: "Opening your result…",
  outside: "Your number lies outside the ranges that this scale describes.",
  numberAlone: "So we show the number alone. You did nothing wrong.",
  meaning: "What this means for you",
  step: "One small step",
  makeMyStep: "Make this my step",
  talk: "When to talk to someone",
  named: params("This group has the name “{meaning}”."),
  numbers: "What the numbers mean",
  about: "About this number",
  take: "Take the assessment",
  noNumber: "There is no number this time",
  leftOpen: params("You left {open} of {of} questions open. A number needs at least {needs} answers."),
  answersKept: "Your answers are kept. You did nothing wrong. You can answer again whenever you like.",
  noUser: "User not logged in",
  logInForMore: "Log in to see how this result came about, and your results over time",
  noScore: "You have not finished this assessment yet.",
});

/** The texts on where a result leads. */
export const whatNowMessages = messages("whatNow", {
  title: "What next",
  next: params("Look at the next area: {name}"),
  again: params("It is time for this one again: {name}"),
  talk: "Ask the Healthy Life Assistant about this",
  nextLook: "When to look at this again",
  change: "Change an answer",
  changeHint: "You can do this on this device for a day after you sent your answers.",
  later: params("You can take this one again {weeks}, on {day}."),
});

export const instrumentMessages = messages("instrumentInfo", {
  title: "Where this scale comes from",
  basedOn: "Based on",
  source: "Source",
  madeFor: "Made for",
  deviations: "What is different here",
  rights: "Rights",
});

/** The texts around the chart of earlier results. */
export const scoreTrendMessages = messages("scoreTrend", {
  title: "Your results over time",
  loading: "Opening your earlier results…",
  failed: "We could not open your earlier results. The result above is complete.",
  first: "This is your first result. Take it again in a few weeks, and you can see here how it changes.",
});

/** The texts that explain a score. */
export const explanationMessages = messages("explanation", {
  heading: "How your number came about",
  title: "Show my working",
  loading: "Opening your answers…",
  failed: "We could not open your answers. They are safe with us.",
  answered: params("You answered on {day}. These were your answers and what each one gave."),
  answers: "Your answers",
  question: "Question and your answer",
  points: "Points",
  notAsked: "Not asked, because of an earlier answer",
  skipped: "Left open",
  declined: "Rather not say",
  noPoints: "see below",
  reversed: "counted the other way round",
  reversedNote:
    "Some questions point the other way. Their points are counted the other way round, so that all points mean the same.",
  reckoned: "From your answers to your number",
  yourNumber: "Your number",
  equals: params("{sum} = {value}"),
  rounded: params("{sum} = {exact}, rounded to {value}"),
  roundedDown: params("{sum} = {exact}, rounded down to {value}"),
  roundedUp: params("{sum} = {exact}, rounded up to {value}"),
  counts: params("{sum}, which counts as {value}"),
  stored: params("{value}, from its own page"),
  smaller: "the smaller of",
  larger: "the larger of",
  asWritten: "The formula, as the rule writes it",
  between: "A number in between",
  filledOne: params(
    "You left 1 question open. It counts as the average of your {answered} answers: {sum} ÷ {answered} = {value}.",
  ),
  filled: params(
    "You left {open} questions open. Each counts as the average of your {answered} answers: {sum} ÷ {answered} = {value}.",
  ),
  pointsAdded: "Your points, added up:",
  addedUp: "Added up:",
  computed: "Worked out from the numbers above:",
  lookedUp: "Looked up in a table, by your answers:",
  cutOffsOf: params("{name} = cut-offs of {formula}"),
  band: "The group it lies in",
  bandTo: params("{meaning}: from {from} to {to}"),
  bandBelow: params("{meaning}: from {from} to under {below}"),
  measures: "What this scale measures",
  version: params("Version {version} of the questions and points"),
});

export const printMessages = messages("print", {
  action: "Print or save as PDF",
  printThis: "Print this too",
  header: params("{brand} self-assessment, not a diagnosis"),
  taken: params("Taken on {day}"),
  result: params("{score} on a scale of {range}: {meaning}"),
  resultAlone: params("{score} on a scale of {range}"),
  groups: "The groups of this scale",
  answersHeldBack: "The answers are not printed with this result.",
});
