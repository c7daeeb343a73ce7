import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Messages that are fixed to the letter. Each is written once, so that one edit cannot leave another copy behind. */
const MESSAGES = [
  "Login successful",
  "Registration successful. Please login.",
  "Logout successful",
  "Invalid email",
  "Error registering user",
  "If you already have an account, log in.",
  "We could not reach Keepwell. Your address may be fine.",
  "You are now using another account",
  "Fetching your personalized recommendations...",
  "⚠️ Oops! Something went wrong. Please try again.",
  "Prompt cannot be empty.",
  "Failed to generate AI advice. Please try again.",
  "Failed to fetch response",
  "Please enter valid height and weight.",
  "Error: User not logged in.",
  "Error saving BMI. Please try again.",
  "BMI saved successfully!",
  "User ID is missing. Please log in again.",
  "User not logged in. Please log in first.",
  "User not logged in",
  "Failed to submit answers. Please try again.",
  "An error occurred while submitting your answers.",
  "Answers submitted successfully!",
  "Failed to submit test. Please try again.",
  "Test submitted successfully!",
  "Failed to submit responses",
  "Responses submitted successfully",
  "Network error. Check your connection.",
  "N/A",
  "No score found",
];

/** Names of things, which headings, links and titles share. */
const LABELS = [
  "Start New Chat",
  "Sending...",
  "Family-Based Questions",
  "Friendship-Based Questions",
  "Activate Health Coach",
  "Get Personalized Advice",
  "Paste All Your Scores",
  "My Wellness Tools",
  "General Services",
  "My Personalized Plan",
  "General Wellness",
  "People Like Me",
  "Calculate BMI",
  "Latest Scores",
  "Previous Scores",
];

/** Written by two that do not know each other: content and the score pages, the server and the page before it. */
const WRITTEN_TWICE = ["User not logged in", "Prompt cannot be empty."];

const sources = globSync(["src/**/*.{ts,tsx}", "surveys/*.json"]).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

/** A text as it stands in a source: whole, in quotation marks or between tags. */
const standsIn = (text: string, source: string) =>
  [`"${text}"`, `"${text}.`, `❌ ${text}`, `>${text}<`].some((form) => source.includes(form));

test.each(MESSAGES)("%j is written in one place alone", (text) => {
  const places = sources.filter((source) => standsIn(text, source.text)).map(({ path }) => path);
  expect(places, `${places}`).toHaveLength(WRITTEN_TWICE.includes(text) ? 2 : 1);
});

test.each(LABELS)("%j is worded so", (text) => {
  expect(sources.some((source) => source.text.includes(text))).toBe(true);
});
