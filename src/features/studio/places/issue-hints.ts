// What to do about an issue in the forms, where the check itself speaks of the files, as it does for whoever edits those.
// Each is by the code of the issue.

export const HINTS_IN_FORMS: Readonly<Record<string, string>> = {
  DRAFT: "The top of Scoring says what it still lacks.",
  NOT_CONFIRMED: "Press “They are right” at the top of Scoring, once they are.",
  TRANSLATION_MISSING: "Write the missing words under Translations.",
  ITEM_UNSCORED:
    "To count it, give it points and tick it under “How the score is worked out”. Otherwise tick it under “Questions that are kept and not counted”, in “Other parts of the rule”.",
  UNSCORED_COUNTED: "Take the tick off “Questions that are kept and not counted”, or its points away.",
  EXAMPLE_MISSING: "“Find the examples that are lacking” looks for one.",
  EXAMPLE_UNCONFIRMED: "Work each out by the published method, then press “Confirm”.",
  NOT_ASKED_MISSING: "Say under “Not asked” in Points what it counts then.",
  ANSWER_NOT_CERTAIN: "Say what it counts then, in “Other parts of the rule”.",
  OPTION_WITHOUT_POINTS: "Give it a number in Points, 0 if it counts nothing.",
  NONE_UNSAID: "Say in one calm sentence why there is no number.",
  NONE_NEVER: "Empty “What is said where the formula gives none()”, or let the formula give none().",
  TALK_MISSING:
    "Fill in “When to talk to someone, and to whom”: one or two calm sentences on whom to turn to and when.",
  LEFT_OPEN_RANGE: "Change the formula, or tick “An answer is required” at the questions it cannot do without.",
  LEFT_OPEN_NO_NUMBER: "Change the formula, or tick “An answer is required” at the questions it cannot do without.",
  NOT_ASKED_TWICE: "Say under “Not asked” in Points what it counts then, and remove it here.",
  STEP_MISSING: "Let the first cut-off begin at the lowest value there is, or the last one end at the highest.",
  MISSING_NEVER: "Remove “Questions left open”, or take the tick off “An answer is required” in the questions.",
};
