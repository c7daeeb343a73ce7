import type { Consequences } from "#core/api/studio.ts";
import type { FilledItems, MissingItems } from "#core/content-model/missing-items.ts";

// The texts of the studio. They are in English only, because the studio is for editors, not for users.

/** With as many decimals as a sum in numbers shows. */
export const shortened = (value: number): number => Math.round(value * 1e6) / 1e6;

export const words = {
  title: "Studio",
  lead: "Change questions, points and bands. Nothing is live before you publish it.",
  unreached: "The server cannot be reached, or is too busy to answer. What you typed is kept. Try again in a moment.",
  asksSignIn: "The studio is for the people who look after this site. Changes you have not published are kept here.",
  signIn: "Sign in",
  notOpen: "The studio could not be opened.",
  tryAgain: "Try again",
  filesHaveIssues: "An edit of the files is not live, because it has a fault. What was live before stays.",
  survey: "Survey",
  rule: "Scoring rule",
  keys: "Tab indents. To leave the editor by keyboard, press Escape, then Tab. Ctrl+Space completes.",
  bringBack: "Bring mine back",
  brokenJson: "The form can be used again when the JSON can be read.",
  pageOf: (number: number, of: number) => `Page ${number} of ${of}`,

  checking: "Checking …",
  checkingFor: (seconds: number) => `Still checking, for ${seconds} seconds. It ends by itself when it takes too long.`,
  stopCheck: "Stop the check",
  stopped: "The check was stopped. It runs again after the next edit.",
  notChecked: "The check could not be reached. It is tried again with your next change.",
  standing: (left: number, warnings: number) => {
    const warned = warnings === 1 ? "1 warning" : `${warnings} warnings`;
    if (left === 0) return warnings === 0 ? "In order: the check finds nothing." : `In order, with ${warned}.`;
    const things = left === 1 ? "1 thing is left" : `${left} things are left`;
    return `${things} to do before it can be published.${warnings === 0 ? "" : ` ${warned}.`}`;
  },
  errorCount: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  warnings: (count: number) => (count === 1 ? "1 warning" : `${count} warnings`),
  showAll: (count: number) => `Show all ${count}`,
  issuesTitle: "Problems",
  goToPlace: (tab: string, place: string) => `Go to ${tab}${place && `: ${place}`}`,
  goTo: (file: string, line: number) => `Go to line ${line} of ${file}`,

  texts: "Title and description",
  titleOf: "Title",
  description: "Description",
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  offersNone: "Offers “none” after the choices",
  noneText: "Words for “none”",
  offersOther: "Offers “other”, with a field to say what it is",
  otherText: "Words for “other”",
  bands: "Bands",
  band: (number: number) => `Band ${number}`,
  from: "Starts at this score",
  fromHint: "A band ends where the next one begins.",
  meaning: "Meaning",
  legend: "Printed limits, such as 0-13",
  explanation: "What it means for daily life",
  nextStep: "One small step",

  trial: "How it looks and scores",
  preview: "Preview",
  previewHint: "As people see it. Answers given here count nowhere.",
  notShown: "The survey has a fault of form. This is how it looked before.",
  back: "Back",
  next: "Next",
  example: "Answers",
  exampleHint: "Fill in those of one of the rule’s examples, or give your own in the preview.",
  ownAnswers: "No answers",
  bench: "Scoring bench",
  benchHint: "What the rule makes of the answers in the preview.",
  storedResult: (name: string) => `Result of another scale: ${name}`,
  noScore: "No score yet.",
  item: "Question",
  answer: "Answer",
  points: "Points",
  unanswered: { notAsked: "not asked", skipped: "left open", declined: "would rather not say" },
  tooOpen: ({ open, of, needs }: MissingItems) =>
    `${open} of ${of} questions are left open; a number needs at least ${needs} answers.`,
  filled: ({ open, answered, sum, value }: FilledItems) =>
    `${open === 1 ? "1 question was left open; it counts" : `${open} questions were left open; each counts`} as the mean of the ${answered} answered: ${sum} ÷ ${answered} = ${shortened(value)}.`,
  alertsRaised: "Alerts raised",
  none: "none",
  reversed: "reverse-scored",
  computed: "On the way",
  value: "Value",
  formula: "Formula",
  result: "Result",
  score: "Score",
  bandOf: "Band",
  equals: (formula: string, value: number) => `${formula} = ${value}`,
  turned: (sum: string, reckoned: number, value: number) => `${sum} = ${shortened(reckoned)}, rounded to ${value}`,
  steps: (formula: string, reckoned: number) => `${formula} = ${reckoned}, by the cut-offs`,
  bandFrom: (meaning: string, from: number) => `${meaning}, from ${from} on`,
  bandBetween: (meaning: string, from: number, below: number) => `${meaning}, from ${from} to under ${below}`,

  publishing: "Before you publish",
  publishingHint: "See what this would mean for people, then publish in one step.",
  consequences: "Show the consequences",
  calculating: "Trying it on all stored results …",
  publish: "Publish",
  publishTo: {
    files: "Writes the two files and makes them live. Undo ends there: “Published versions” leads back.",
    database: "Makes it live on all servers. Undo ends there: “Published versions” leads back.",
  },
  propose: "Propose",
  proposeTo: "Keeps it here for somebody else to look at and publish. Nothing goes live.",
  waitsForOther: "It is proposed. It waits for somebody else who may publish.",
  proposed: "Proposed. Somebody else can publish it now.",
  notProposed: "It was not proposed.",
  youProposed: (time: string) => `You proposed a change on ${time}.`,
  proposedBy: (name: string, time: string) => `${name} proposed a change on ${time}.`,
  openProposal: "Open it",
  proposalIsOpen: "It is what you see here.",
  firstSettle: "To open it, publish or discard your own changes first.",
  notYet: "Publishing waits until there are no problems, and nothing is left to do.",
  nothingToPublish: "There is nothing to publish.",
  published: "Published. It is live now.",
  notPublished: "It was not published.",
  whatChanges: "What changes",
  allIsNew: "The whole scale is new: nobody has seen it yet.",
  nothingChanges: "Nothing that people would notice.",
  storedResults: "Stored results",
  noResults: "No results of this scale are stored yet.",
  resultsTried: (count: number) => (count === 1 ? "1 stored result was tried." : `${count} stored results were tried.`),
  bandsChange: (count: number) =>
    count === 0
      ? "None would get another band."
      : count === 1
        ? "1 would get another band:"
        : `${count} would get another band:`,
  scoresChange: (count: number) =>
    count === 0
      ? "None would get another score."
      : count === 1
        ? "1 would get another score."
        : `${count} would get another score.`,
  move: (from: string, to: string, count: number) => `${from} → ${to}: ${count}`,
  furtherChange: (count: number) =>
    count === 1 ? "1 would get other further results." : `${count} would get other further results.`,
  alertsChange: (count: number) => (count === 1 ? "1 would raise other alerts." : `${count} would raise other alerts.`),
  cannotScore: (count: number, reason: string) =>
    `${count} cannot be scored by the new rule (${reason}) and keep their result.`,
  keepResults: "Publishing changes no stored result. Each keeps its score and the version it was reached by.",
  tooMany:
    "There are too many stored results to try them all here. Use npm run keepwell -- scale:rescore on the server.",
  draftsTitle: "People in the middle",
  draftsKnown:
    "Who has the page open finishes under the version they started. Who opens it again later goes on under the new one, with the answers that still fit.",
  draftsKept: (kept: number, affected: number | null) =>
    kept === 0
      ? "The server keeps no unfinished one. Those that are on a device alone are not known here."
      : `The server keeps ${kept === 1 ? "1 unfinished questionnaire" : `${kept} unfinished questionnaires`}; ${affected === null ? "there are too many to look through" : affected === 0 ? "all of their answers would still fit" : `${affected} of them would lose an answer`}. Those that are on a device alone are not known here.`,
  draftsNone: "Nobody is: the scale is not live yet.",
  draftsKeep: "All answers they may have given still fit.",
  goneItem: (item: string) => `Answers to question ${item} would be left out.`,
  goneOption: (item: string, option: string) => `Who had picked “${option}” in question ${item} would be asked again.`,
  newItem: (item: string) => `Question ${item} would be asked in addition.`,
  wordingTitle: "Reading level of new words",
  wordingHint:
    "Years of school it asks for (Flesch–Kincaid, English only). For older adults aim at 6 to 8; of a few words it says little.",
  noWording: "There are no new sentences.",
  gradeLabel: "Years of school",
  wordingLabel: "Words",
  isHard: "hard to read",
  examplesTitle: "Examples of the rule",
  examplesRight: (count: number) => `All ${count} come out as written.`,
  exampleWrong: (title: string, expected: string, got: string) =>
    `“${title}” should give ${expected}, but gives ${got}.`,
  outcome: ({ score, meaning, results, alerts }: Consequences["examples"][number]["expected"]) =>
    [
      score === null ? "no score" : `${score}`,
      ...(meaning ? [meaning] : []),
      ...Object.entries(results).map(([name, value]) => `${name} ${value ?? "none"}`),
      ...alerts.map((name) => `the alert “${name}”`),
    ].join(", "),

  outdated: "Somebody else published this scale since you opened it. Your changes are kept here; nothing is lost.",
  keepMine: "Keep mine, and compare with theirs",
  takeTheirs: "Take theirs",
  tookTheirs: "This is what was published. Yours is set aside.",

  versions: "Published versions",
  versionsHint: "Rolling back publishes an earlier version again. It is checked first, like any other.",
  origin: { start: "found at a start", files: "edited as files", studio: "published here", rollback: "rolled back" },
  publishedBy: (name: string) => `by ${name}`,
  version: (version: string) => `Version ${version}`,
  live: "live",
  rollBack: "Roll back to this",
  rollBackTo: (time: string) => `Roll back to this: the version of ${time}`,
  rolledBack: "Rolled back. The earlier version is live again.",
  firstPublish: "Publish or discard your changes before you roll back.",
  changed: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
} as const;
