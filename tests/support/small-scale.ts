import type { ScaleVersion } from "#core/content-changes/content-change.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";

const PART: Omit<ScoringRule, "score" | "range" | "gauge" | "bands" | "examples"> = {
  scale: "small",
  version: "1.0.0",
  title: "Small",
  about: "The points are added up.",
  instrument: {
    basedOn: "no published method; a test",
    source: "Keepwell, 2026",
    doi: null,
    population: "Nobody.",
    deviations: [],
    rights: "Keepwell, CC BY 4.0",
    loinc: null,
    adapted: false,
    wording: "own",
  },
};

/** A scale of one page with one band from 0 to a highest score. */
export function smallScale(elements: object[], rule: Partial<ScoringRule> & { score: string }, max = 10): ScaleVersion {
  const survey = { title: "Small", pages: [{ name: "page1", elements }] } as unknown as SurveyDocument;
  const band = {
    from: 0,
    meaning: "Result",
    legend: `0-${max}`,
    tone: "good",
    explanation: "-",
    nextStep: "-",
  } as const;
  const whole: ScoringRule = {
    ...PART,
    range: { min: 0, max },
    gauge: { max, better: "higher" },
    bands: [band],
    examples: [],
    ...rule,
  };
  return { survey, rule: whole };
}
