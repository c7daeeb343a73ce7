import { expect, test } from "vitest";
import { pointsOf } from "#core/shared/advice-points.ts";

const cases: [string, string, string[]][] = [
  ["line breaks", "Walk.\nRest.\r\nEat.", ["Walk.", "Rest.", "Eat."]],
  ["hyphens that open lines", "- Walk.\n- Rest.", ["Walk.", "Rest."]],
  ["a hyphen that opens a line without a space", "-Walk.\n-Rest.", ["Walk.", "Rest."]],
  ["bullets", "• Walk.\n• Rest.", ["Walk.", "Rest."]],
  ["bullets in one line", "• Walk. • Rest.", ["Walk.", "Rest."]],
  ["asterisks that open lines", "* Walk.\n* Rest.", ["Walk.", "Rest."]],
  ["an asterisk in a line", "Walk 3 * 10 minutes", ["Walk 3 * 10 minutes"]],
  ["dashes in one line", "Walk daily - rest well – eat slowly", ["Walk daily", "rest well", "eat slowly"]],
  ["a long dash without spaces", "Walk daily—rest well", ["Walk daily", "rest well"]],
  ["a hyphen inside a word", "A well-known self-check", ["A well-known self-check"]],
  ["a range", "Sleep 7-9 hours, 3–4 times", ["Sleep 7-9 hours, 3–4 times"]],
  ["a range with spaces", "Walk 3 - 4 times, 20 – 30 minutes", ["Walk 3 - 4 times, 20 – 30 minutes"]],
  ["a range with a long dash", "Walk 3—4 times or 5 — 6", ["Walk 3—4 times or 5 — 6"]],
  ["a range of days", "Monday–Friday", ["Monday–Friday"]],
  ["a number after a dash", "Walk daily - 3 times is fine", ["Walk daily", "3 times is fine"]],
  ["a dash after a number", "Walk for 30 - then rest", ["Walk for 30", "then rest"]],
  ["a number as the first word of a point", "- 3 short walks\n- 2 rests", ["3 short walks", "2 rests"]],
  ["a minus sign that opens a line", "-5 degrees: stay in", ["-5 degrees: stay in"]],
  ["empty lines and lone marks", "\n\n-\n•\nWalk.\n---\n", ["Walk."]],
  ["nothing", "", []],
  [
    "the failure text",
    "⚠️ Oops! Something went wrong. Please try again.",
    ["⚠️ Oops! Something went wrong. Please try again."],
  ],
];
test.each(cases)("splits by %s", (_, advice, points) => {
  expect(pointsOf(advice)).toEqual(points);
});
