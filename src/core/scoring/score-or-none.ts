import type { RaisedAlert } from "../content-model/alerts.ts";
import { type Answers, isDeclined } from "../content-model/answers.ts";
import { namesIn } from "../formulas/formula.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import { SCORE } from "./prepared-rule.ts";
import type { ScoredRule } from "./rule-formulas.ts";
import { type Scored, scoreAnswers } from "./score.ts";
import { ScoringError } from "./scoring-error.ts";
import type { TracedResult } from "./trace.ts";
import { stateOf } from "./traced-items.ts";

type Given = readonly [answers: Answers, stored: Readonly<Record<string, number>>, open: ReadonlySet<string>];

/**
 * Scores checked answers, as `scoreAnswers` does. A rule that fails on them has a mistake that its check did not find:
 * then what fails has no number, the trace says where it failed, and the answers can be kept and scored again. The other
 * results and the alerts stand.
 * @param onError is told the place in the rule, never an answer
 */
export function scoreOrNone(
  rule: ScoredRule,
  answers: Answers,
  stored: Readonly<Record<string, number>>,
  open: ReadonlySet<string>,
  onError: (place: string) => void,
): Scored {
  const given: Given = [answers, stored, open];
  const whole = tried(rule, given);
  if ("score" in whole) return whole;
  onError(whole.place);
  const { further = [], ...alone } = rule;
  const main = tried(alone, given);
  const scored = "score" in main ? main : withoutScore(rule, given);
  const results = further.map((one): TracedResult => {
    const { alerts: _, missing: __, ...shared } = alone;
    const found = tried(
      { ...shared, score: one.formula, bands: one.bands, ...(one.missing ? { missing: one.missing } : {}) },
      given,
    );
    const { score, band, missing, none } = "score" in found ? found.trace : { score: null, band: null };
    return {
      name: one.name,
      formula: one.formula,
      score,
      band,
      ...(missing ? { missing } : {}),
      ...(none ? { none } : {}),
    };
  });
  const trace = { ...scored.trace, ...(results.length > 0 ? { results } : {}), fault: whole.place };
  return { ...scored, trace };
}

function tried(rule: ScoredRule, [answers, stored, open]: Given): Scored | { readonly place: string } {
  try {
    return scoreAnswers(rule, answers, stored, open);
  } catch (error) {
    if (error instanceof ScoringError) return { place: error.place };
    throw error;
  }
}

function withoutScore(rule: ScoredRule, given: Given): Scored {
  const [answers, , open] = given;
  const items = [
    ...Object.entries(answers)
      .filter(([, answer]) => !isDeclined(answer))
      .map(([item, answer]) => ({ item, answer, points: null })),
    ...[...open].map((item) => ({ item, answer: null, points: null, state: stateOf(answers[item]) })),
  ];
  const alerts = alertsAlone(rule, given);
  const trace = { engine: ENGINE_VERSION, items, derived: [], formula: rule.score, score: null, band: null };
  return {
    score: null,
    meaning: "",
    subscores: {},
    trace: { ...trace, ...(alerts.length > 0 ? { alerts } : {}) },
  };
}

/** Returns the alerts that do not name the score, as far as they can be told without it. */
function alertsAlone(rule: ScoredRule, given: Given): readonly RaisedAlert[] {
  const { further: _, missing: __, alerts = [], ...rest } = rule;
  const told = { ...rest, score: "0", bands: [], alerts: alerts.filter(({ when }) => !namesIn(when).includes(SCORE)) };
  const found = tried(told, given);
  const plain = "score" in found ? found : tried({ ...told, subscores: [], steps: [], tables: [] }, given);
  return "score" in plain ? (plain.trace.alerts ?? []) : [];
}
