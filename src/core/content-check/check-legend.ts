import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Text } from "../content-model/text.ts";
import { bandIndexOf } from "../shared/bands.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { textOf, translationsOf } from "../shared/text-of.ts";
import { legendHolds, parseLegend } from "./parse-legend.ts";

/**
 * Checks that printed legends agree with the rule. With a `legendNote` they may differ at the first score of a
 * band, as some published legends do, and nowhere else.
 */
export function legendIssues(rule: ScoringRule, scores: readonly number[], issue: MakeIssue): Issue[] {
  const end = rule.gauge?.capped ? Math.min(rule.gauge.max, rule.range.max) : rule.range.max;
  return [
    ...rule.bands.flatMap(({ legend }, index) => [
      ...bandLegendIssues(rule, scores, index, end, issue),
      ...numberIssues(legend, `bands[${index}].legend`, issue),
    ]),
    ...endLabel(rule, issue),
  ];
}

function bandLegendIssues(
  rule: ScoringRule,
  scores: readonly number[],
  index: number,
  end: number,
  issue: MakeIssue,
): Issue[] {
  const band = rule.bands[index];
  if (!band) return [];
  const path = `bands[${index}].legend`;
  const legend = textOf(band.legend);
  const range = parseLegend(legend);
  if (range === "words") return [];
  if (range === null) {
    const hint = 'Write it like "0-13", "11", "Under 18.5", "Over 30" or "30 and above".';
    return [issue("LEGEND_UNREADABLE", path, `The legend "${legend}" cannot be held against the rule.`, hint)];
  }
  const border = (score: number) => rule.legendNote !== undefined && rule.bands.some(({ from }) => from === score);
  const wrong = scores.find(
    (score) =>
      !border(score) && legendHolds(range, Math.min(score, end)) !== (bandIndexOf(rule.bands, score) === index),
  );
  const remedy =
    'Correct the legend or where the bands start; if a border is printed so on purpose, say so in "legendNote".';
  if (wrong !== undefined) {
    const real = rule.bands[bandIndexOf(rule.bands, wrong)];
    const message = `The legend "${legend}" of "${textOf(band.meaning)}" ${legendHolds(range, Math.min(wrong, end)) ? "takes in" : "leaves out"} the score ${wrong}, but the rule counts it as "${real ? textOf(real.meaning) : "no band"}".`;
    return [issue("LEGEND_DIFFERS", path, message, remedy)];
  }
  const first = index === 0 && range.from !== null && range.from !== Math.max(band.from, rule.range.min);
  if (first || (index === 0 && range.from !== null && band.from !== range.from)) {
    const message = `The legend "${legend}" begins at ${range.from}, but its band starts at ${band.from} and the range at ${rule.range.min}.`;
    return [issue("LEGEND_DIFFERS", path, message, remedy)];
  }
  if (index === rule.bands.length - 1 && range.to !== null && range.to !== end) {
    const message = `The legend "${legend}" ends at ${range.to}, but scores are shown up to ${end}.`;
    return [issue("LEGEND_DIFFERS", path, message, remedy)];
  }
  return [];
}

/** Checks the label at the end of a gauge, such as "350 or more" for a gauge that ends at 350. */
function endLabel({ gauge }: ScoringRule, issue: MakeIssue): Issue[] {
  if (gauge?.endLabel === undefined) return [];
  const label = textOf(gauge.endLabel);
  const printed = /-?\d+(?:\.\d+)?/.exec(label)?.[0];
  if (printed === undefined || Number(printed) === gauge.max) {
    return numberIssues(gauge.endLabel, "gauge.endLabel", issue);
  }
  const message = `The gauge's end says "${label}", but it ends at ${gauge.max}.`;
  return [issue("GAUGE_LABEL", "gauge.endLabel", message, "Let both say the same number.")];
}

/** Checks that a translation has the same numbers as the text it translates. */
function numberIssues(text: Text, path: string, issue: MakeIssue): Issue[] {
  const numbersIn = (words: string) => (words.match(/\d+(?:[.,]\d+)?/g) ?? []).join(" ").replaceAll(",", ".");
  return translationsOf(text)
    .filter(([, words]) => numbersIn(words) !== numbersIn(textOf(text)))
    .map(([language, words]) => {
      const message = `"${words}" (${language}) has other numbers than "${textOf(text)}", which it translates.`;
      return issue("LEGEND_DIFFERS", path, message, "Let both say the same numbers.");
    });
}
