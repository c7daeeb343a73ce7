import type { Tone } from "../content-model/rule-result.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { Issue, MakeIssue } from "../shared/issue.ts";
import { textOf } from "../shared/text-of.ts";

/** From best to worst. */
const TONES: readonly Tone[] = ["good", "fair", "watch", "alert"];

/** Checks that bands rise, that each has its own meaning, and that tones improve towards the better end. */
export function bandIssues(rule: ScoringRule, issue: MakeIssue): Issue[] {
  const { bands } = rule;
  const order = bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before || before.from < band.from) return [];
    const message = `"${textOf(band.meaning)}" starts at ${band.from}, which is not above ${before.from}, where the band before it starts.`;
    return [
      issue(
        "BANDS_ORDER",
        `bands[${index}].from`,
        message,
        "Write the bands from low to high, each with a start of its own.",
      ),
    ];
  });
  const meanings = bands.map(({ meaning }) => textOf(meaning));
  const twice = meanings.flatMap((meaning, index) =>
    meanings.indexOf(meaning) < index
      ? [
          issue(
            "BAND_MEANING_TWICE",
            `bands[${index}].meaning`,
            `Two bands are called "${meaning}"; nobody could tell them apart.`,
            "Give this one its own name, or join the two.",
          ),
        ]
      : [],
  );
  const upsideDown = rule.range.min > rule.range.max;
  const range = upsideDown
    ? [
        issue(
          "RANGE_ORDER",
          "range",
          `The range runs from ${rule.range.min} down to ${rule.range.max}.`,
          "Swap the two.",
        ),
      ]
    : [];
  return [...order, ...twice, ...range, ...toneIssues(rule, issue), ...talkIssues(rule, issue)];
}

/** Checks that the most serious band tells people whom to turn to. */
function talkIssues({ bands }: ScoringRule, issue: MakeIssue): Issue[] {
  return bands.flatMap(({ tone, talk, meaning }, index) => {
    if (tone !== "alert" || talk !== undefined) return [];
    const message = `"${textOf(meaning)}" has the tone "alert" but does not say when to talk to someone.`;
    const hint = 'Add "talk": one or two calm sentences on whom to turn to and when.';
    return [issue("TALK_MISSING", `bands[${index}].talk`, message, hint)];
  });
}

function toneIssues({ bands, gauge }: ScoringRule, issue: MakeIssue): Issue[] {
  if (!gauge || gauge.better === "middle") return [];
  const { better } = gauge;
  const best = better === "lower" ? 0 : bands.length - 1;
  const end = better === "lower" ? "lowest" : "highest";
  const turned = bands.flatMap((band, index) => {
    const before = bands[index - 1];
    if (!before) return [];
    const change = TONES.indexOf(band.tone) - TONES.indexOf(before.tone);
    if (better === "lower" ? change >= 0 : change <= 0) return [];
    const message = `A ${better} score is declared better, yet "${textOf(band.meaning)}" (${band.tone}) comes after "${textOf(before.meaning)}" (${before.tone}).`;
    const hint = `Let the tones go ${better === "lower" ? "from good to alert" : "from alert to good"} as scores rise, or correct "better" in "gauge".`;
    return [issue("TONE_DIRECTION", `bands[${index}].tone`, message, hint)];
  });
  if (turned.length > 0 || bands[best]?.tone === "good") return turned;
  const message = `A ${better} score is declared better, yet the ${end} band has the tone "${bands[best]?.tone}".`;
  return [
    issue("TONE_DIRECTION", `bands[${best}].tone`, message, 'Give it the tone "good", or correct "better" in "gauge".'),
  ];
}
