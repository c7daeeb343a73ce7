import type { RescoreSummary } from "./rescore-summary.ts";

const count = (results: number): string => (results === 1 ? "1 result" : `${results} results`);
const signed = (number: number): string => `${number > 0 ? "+" : ""}${Math.round(number * 100) / 100}`;

/** Returns the effect of a changed rule on the stored results, line by line. */
export function rescoreWords(summary: RescoreSummary): string[] {
  const { results, scoreChanges, bandChanges, explanationChanges, difference, bandMoves, unscorable } = summary;
  const { furtherChanges, alertChanges } = summary;
  const rest = results - unscorable.reduce((sum, { results: some }) => sum + some, 0);
  return [
    `${count(results)} stored.`,
    scoreChanges === 0 ? "No number changes." : `The number of ${count(scoreChanges)} changes.`,
    ...(difference
      ? [`  by ${signed(difference.least)} to ${signed(difference.most)}, by ${signed(difference.mean)} on average`]
      : []),
    bandChanges === 0 ? "No band changes." : `The band of ${count(bandChanges)} changes.`,
    ...bandMoves.map(({ from, to, results: some }) => `  ${some} from “${from}” to “${to}”`),
    ...(furtherChanges > 0 ? [`Further results of ${count(furtherChanges)} change.`] : []),
    ...(alertChanges > 0 ? [`The alerts of ${count(alertChanges)} change.`] : []),
    ...(explanationChanges > 0
      ? [`${count(explanationChanges)} of the ${rest} stay the same but are reached another way.`]
      : []),
    ...unscorable.map(
      ({ reason, results: some }) => `${count(some)} cannot be scored by this version and stay as they are: ${reason}`,
    ),
  ];
}
