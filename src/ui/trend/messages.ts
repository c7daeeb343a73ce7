import { params } from "@nanostores/i18n";
import { messages } from "../language/language.ts";

/** The texts of a chart of results over time, and of the table beside it. */
export const trendChartMessages = messages("trendChart", {
  up: "better ↑",
  lower: "Up is better. A lower number is better here, so low numbers are at the top.",
  higher: "Up is better. A higher number is better here.",
  middle: "The middle is best here.",
  points: params("{name}: your results by date"),
  how: "Press a point to read it. With the keyboard, the arrow keys go from point to point.",
  result: params("{score}, {meaning}"),
  point: params("{when}: {result}"),
  pointChanged: params("{when}: {result}, {change}"),
  groups: params("The groups of {name}"),
  group: params("{range}: {meaning}"),
  steps: "Your steps",
  step: params("From {day}: {words}"),
  table: params("{name}: all results, the newest first"),
  asTable: "The same as a table",
  date: "Date",
  earlier: "Show all earlier results",
  otherQuestions: "The questions changed here. This result and earlier ones cannot be compared.",
  changed: params("{change}: {reason}"),
  unmoved: "the number did not move",
  within: params("it moved by {moved}, and up to {within} can be chance"),
  beyond: params("it moved by {moved}, more than the {within} that can be chance"),
  margin: params('A change of at most {within} counts as "about the same". {basis}'),
  noMargin: "Nobody has measured how far this number moves by chance. So we only say if it is higher or lower.",
});
