/** A rule of the product, and the test that proves it: file, then the test's title or the line that looks. */
export type RuleRow = readonly [rule: string, file: string, proof: string];

export const storage: readonly RuleRow[] = [
  ["a log-in stores token and userID", "e2e/account.spec.ts", "const KEYS = "],
  ["log-out removes token, userID, authToken and userSession", "e2e/account.spec.ts", "removes the four keys"],
  [
    "log-out: an entry with status 'Checkmate' keeps only completedAt",
    "web/session.test.ts",
    "keeps of a 'Checkmate' entry",
  ],
  ["log-out touches no other entry, and nobody else's", "e2e/account.spec.ts", "someone: elsewhere"],
  ["completedTests is keyed by user, then by category", "e2e/people.spec.ts", "two people on one browser"],
  ["completedAt is an en-US date, MM/DD/YYYY before the comma", "e2e/journeys.spec.ts", "\\d{2}\\/\\d{2}\\/\\d{4}"],
  ["a completion is stored only after a successful submit", "e2e/retry.spec.ts", "is not stored a second time"],
  [
    "storing a completion leaves the rest of the store",
    "web/unfinished.test.ts",
    "leaves everything else in the store",
  ],
  ["?userId= is stored and leaves the address at once", "e2e/account.spec.ts", "is stored and leaves the address"],
  ["another id drops the tokens of the one before", "web/session.test.ts", "another id drops the tokens"],
  ["a corrupt or foreign value breaks no page", "e2e/account.spec.ts", "corrupt local storage breaks neither"],
  [
    "what was completed elsewhere is filled in, never deleted",
    "e2e/another-device.spec.ts",
    "never deletes or changes",
  ],
  ["drafts open only for the same user id", "e2e/account.spec.ts", "what is kept opens for the same person alone"],
];

export const behaviour: readonly RuleRow[] = [
  [
    "protected pages need a stored id; the way back is remembered",
    "e2e/guard.spec.ts",
    "each protected page leads to the log-in",
  ],
  [
    "MNA and literacy redirect to /login with their message",
    "e2e/guard.spec.ts",
    "sends to the log-in with its own message",
  ],
  ["registration leads to /about, log-in to /evaluations", "e2e/person.ts", "/evaluations$/"],
  ["view scores without a user leads to /about", "e2e/view-scores.spec.ts", "without a user it leads to /about"],
  [
    "newest score a forum is latest, older ones previous, newest first",
    "web/split-scores.test.ts",
    "newest of each forum",
  ],
  ["a failed fetch of scores is only logged", "e2e/view-scores.spec.ts", "is only logged, without personal data"],
  [
    "Next or Submit only under a complete step; progress counts answers",
    "e2e/questionnaire.spec.ts",
    "Next stands only under",
  ],
  ["the first step's Back leaves to the page named", "e2e/questionnaire.spec.ts", "Back on the first step leaves"],
  ["a failure keeps the person on the questionnaire", "e2e/failures.spec.ts", "and the person stays"],
  ["the coach's button appears once an area is complete", "e2e/journeys.spec.ts", "Activate Health Coach"],
  ["Next of the BMI page opens once there is a BMI", "e2e/failures.spec.ts", "Your BMI is 25.7"],
  ["advice is split on line breaks, bullets and dashes, not on 3-4", "core/points.test.ts", "splits by"],
  ["General Wellness asks for Anyone, People Like Me for LikeMe", "e2e/coach.spec.ts", 'criteria: "Anyone"'],
  ["the advice chat sends the raw token", "e2e/chat.spec.ts", "sent with the raw token"],
  ["Start New Chat clears messages, input and error", "e2e/chat.spec.ts", "a new chat clears the message"],
  ["the assistant ignores empty input in silence", "e2e/assistant.spec.ts", "empty input is silently ignored"],
  ["a reply of any JSON is shown as text", "web/readable-reply.test.ts", "writes out"],
  ["the top bar is fixed at 80 px", "e2e/top-bar.spec.ts", "the bar is 80 px high"],
  ["the mobile menu adds Contact", "e2e/top-bar.spec.ts", "Contact too"],
  ["a way out at the top right only while an id is stored", "e2e/top-bar.spec.ts", "only while a user id is stored"],
  ["a title and one h1 a page, focus moved, scroll restored", "e2e/pages.spec.ts", "restores the place on the page"],
  ["privacy is linked from footer and registration", "e2e/privacy.spec.ts", "reached from the footer and from above"],
];

export const constants: readonly RuleRow[] = [
  ["six domains, each with routes and calls", "core/domains.test.ts", "keeps its routes and calls to the letter"],
  [
    "questions and pages of each questionnaire",
    "core/questionnaires.test.ts",
    "asks as many questions on as many pages",
  ],
  [
    "answer options of the social, stress and BMI questions",
    "core/questionnaires.test.ts",
    "offers exactly these answers",
  ],
  ["gauge ends 11, 14, 40, 21, 350, 10", "core/bands.test.ts", "the gauges end where they should"],
  ["score bands", "core/bands.test.ts", "%d to %d means %s"],
  ["the printed legend of exercise", "core/bands.test.ts", "the legend of exercise is printed as published"],
  ["the formula of the BMI and its text", "core/body-mass.test.ts", "the specification's text"],
  ["6 rows in the advice chat", "e2e/chat.spec.ts", '"rows", "6"'],
  ["3 rows in the assistant", "e2e/assistant.spec.ts", '"rows", "3"'],
  ["three suggested questions a domain", "e2e/assistant.spec.ts", "six topics of three questions"],
  ["the social test's progress moves in 0.9 s", "core/questionnaires.test.ts", "moves its progress in 0.9 seconds"],
  ["year of birth 1900 to now, password of 8 or more", "server/contract/accounts.ts", "refuses %s"],
];
