/** A fixed text, and the test in which its real condition happens: file, then the test's title or the line that looks. */
export type MessageRow = readonly [text: string, file: string, proof: string];

/** Every message that is fixed to the letter. */
export const messages: readonly MessageRow[] = [
  ["Login successful", "e2e/journeys.spec.ts", 'getByText("Login successful")'],
  ["Registration successful. Please login.", "e2e/failures.spec.ts", "Registration successful. Please login."],
  [
    "Logout successful",
    "e2e/account.spec.ts",
    "removes the four keys, tidies 'Checkmate' entries, says so and goes home",
  ],
  [
    "Invalid email",
    "e2e/guard.spec.ts",
    "an unknown address cannot log in, and nobody is blamed for a lost connection",
  ],
  ["Error registering user", "e2e/failures.spec.ts", "registering: 'Error registering user', and what was typed stays"],
  ["If you already have an account, log in.", "e2e/failures.spec.ts", "registering an address twice"],
  ["We could not reach Keepwell. Your address may be fine.", "e2e/guard.spec.ts", "Your address may be fine."],
  ["You are now using another account", "e2e/account.spec.ts", "says so once with a way out"],
  ["Fetching your personalized recommendations...", "e2e/coach.spec.ts", "general wellness: a spinner"],
  [
    "⚠️ Oops! Something went wrong. Please try again.",
    "e2e/failures.spec.ts",
    "the Health Coach: the fixed failure text",
  ],
  ["Prompt cannot be empty.", "e2e/chat.spec.ts", "an empty prompt is refused, and a new chat clears the message"],
  [
    "Failed to generate AI advice. Please try again.",
    "e2e/failures.spec.ts",
    "the advice chat: the fixed failure text",
  ],
  ["Failed to fetch response", "e2e/failures.spec.ts", "the assistant: 'Failed to fetch response' with a cross mark"],
  ["Please enter valid height and weight.", "e2e/failures.spec.ts", "textOf(messages.notChosen)"],
  ["Error: User not logged in.", "e2e/failures.spec.ts", "textOf(messages.noUser)"],
  ["Error saving BMI. Please try again.", "e2e/failures.spec.ts", "textOf(messages.refused)"],
  ["BMI saved successfully!", "e2e/failures.spec.ts", "textOf(messages.saved)"],
  ["User ID is missing. Please log in again.", "e2e/questionnaire.spec.ts", "textOf(messages.noUser)"],
  ["User not logged in. Please log in first.", "e2e/guard.spec.ts", "a questionnaire that says so sends to the log-in"],
  ["User not logged in", "e2e/failures.spec.ts", 'getByText("User not logged in")'],
  ["Failed to submit answers. Please try again.", "e2e/questionnaire.spec.ts", "textOf(messages.refused)"],
  ["An error occurred while submitting your answers.", "e2e/questionnaire.spec.ts", "textOf(messages.network)"],
  ["Answers submitted successfully!", "e2e/journeys.spec.ts", "textOf(domain.messages.submitted)"],
  ["Failed to submit test. Please try again.", "e2e/questionnaire.spec.ts", "textOf(messages.refused)"],
  ["Test submitted successfully!", "e2e/journeys.spec.ts", "textOf(domain.messages.submitted)"],
  ["Failed to submit responses", "e2e/questionnaire.spec.ts", "textOf(messages.refused)"],
  ["Responses submitted successfully", "e2e/journeys.spec.ts", "textOf(domain.messages.submitted)"],
  ["Network error. Check your connection.", "e2e/failures.spec.ts", "the score page's failures"],
  ["N/A", "e2e/failures.spec.ts", "textOf(messages.noScoreValue)"],
  ["No score found", "e2e/failures.spec.ts", "textOf(messages.noScore)"],
];

/** Names of things, which headings, links and titles share. */
export const labels: readonly MessageRow[] = [
  ["Start New Chat", "e2e/failures.spec.ts", 'name: "Start New Chat"'],
  ["Sending...", "e2e/assistant.spec.ts", "while it waits, the button is disabled and reads Sending..."],
  ["Family-Based Questions", "core/questionnaires.test.ts", "family pages first, then friendship pages"],
  ["Friendship-Based Questions", "core/questionnaires.test.ts", "family pages first, then friendship pages"],
  ["Activate Health Coach", "e2e/journeys.spec.ts", 'name: "Activate Health Coach"'],
  ["Get Personalized Advice", "e2e/view-scores.spec.ts", "Get Personalized Advice"],
  ["Paste All Your Scores", "e2e/forum-tests.spec.ts", "'Paste All Your Scores' opens its page in a new tab"],
  ["My Wellness Tools", "e2e/top-bar.spec.ts", "the bar is 80 px high"],
  ["General Services", "e2e/top-bar.spec.ts", "the bar is 80 px high"],
  ["My Personalized Plan", "e2e/top-bar.spec.ts", "the bar is 80 px high"],
  ["General Wellness", "e2e/coach.spec.ts", "General Wellness"],
  ["People Like Me", "e2e/coach.spec.ts", "People Like Me"],
  ["Calculate BMI", "e2e/failures.spec.ts", "Calculate BMI"],
  ["Latest Scores", "e2e/people.spec.ts", "Latest Scores"],
  ["Previous Scores", "e2e/people.spec.ts", "Previous Scores"],
];
