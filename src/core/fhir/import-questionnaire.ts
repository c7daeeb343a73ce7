import type { ScaleVersion } from "../content-changes/content-change.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { AnswerValue } from "../content-model/survey.ts";
import { isTyped, optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import { pointsOf } from "../scoring/points.ts";
import { TO_WRITE } from "../shared/to-confirm.ts";
import { askedItems } from "../surveys/check-answers.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
import { possibleAnswers } from "../surveys/possible-answers.ts";
import { importedSurvey } from "./import-items.ts";
import { type Questionnaire, URLS } from "./resources.ts";
import { textFromFhir } from "./texts.ts";

export type Imported = ScaleVersion & {
  /** What could not be imported, and what is left to do, in words. */
  readonly notes: readonly string[];
};

type PointsOfItems = ReadonlyMap<string, Readonly<Record<string, number>>>;

/**
 * Returns a survey from a FHIR R4 Questionnaire and a first rule from its ordinal values: the sum of all points, in
 * one band that somebody who knows the scale must divide.
 * @param id the id of the new scale
 */
export function importQuestionnaire(questionnaire: Questionnaire, id: string): Imported {
  const title = textFromFhir(questionnaire.title ?? questionnaire.name ?? id, questionnaire._title);
  const { survey, points: given, notes } = importedSurvey(questionnaire, questionnaire.title ?? id);
  const items = itemsOf(survey);
  const points = given.size > 0 ? given : withoutPoints(items);
  const [lowest, highest] = [extreme(items, points, -1), extreme(items, points, 1)];
  const range = { min: lowest.score, max: highest.score };
  const conditional = new Set(items.filter(({ conditions }) => conditions.length > 0).map(({ name }) => name));
  const optional = (name: string) => conditional.has(name) || !items.find((item) => item.name === name)?.required;
  const rule: ScoringRule = {
    $schema: "./scoring-rule.schema.json",
    scale: id,
    version: versionOf(questionnaire.version),
    title,
    about: "The points of your answers are added up.",
    instrument: {
      basedOn: questionnaire.title ?? id,
      source: [questionnaire.publisher, questionnaire.url].filter(Boolean).join(", ") || "A FHIR Questionnaire",
      doi: null,
      population: `${TO_WRITE}: for whom it is meant.`,
      deviations: ["Imported; bands are to be written."],
      rights: questionnaire.copyright ?? `${TO_WRITE}: whose it is, and on which terms it may be used.`,
      loinc: questionnaire.code?.find(({ system }) => system === URLS.loinc)?.code ?? null,
      adapted: false,
      wording: "published",
    },
    points: [...points].map(([name, values]) => ({
      items: [name],
      values,
      ...(optional(name) ? { notAsked: 0 } : {}),
    })),
    score: [...points.keys()].map((name) => `{${name}}`).join(" + "),
    range,
    // The Questionnaire does not say which direction is better.
    gauge: { max: Math.max(1, range.max), better: "middle" },
    bands: [
      {
        from: range.min,
        meaning: "Result",
        legend: `${range.min}-${range.max}`,
        tone: "fair",
        explanation: "What this number means is to be written.",
        nextStep: "A next step is to be written.",
      },
    ],
    examples: [
      { title: "the lowest score", answers: lowest.answers, score: lowest.score, meaning: "Result" },
      { title: "the highest score", answers: highest.answers, score: highest.score, meaning: "Result" },
    ],
  };
  return {
    survey,
    rule,
    notes: [
      ...notes,
      ...(given.size > 0 ? [] : ["It has no ordinal values: all points are 0 until you write them."]),
      "Bands, direction of the gauge, population and rights are to be written.",
    ],
  };
}

/** Returns a version with three numbers, as a rule requires. */
function versionOf(version = ""): string {
  return /^\d+\.\d+\.\d+$/.test(version) ? version : "1.0.0";
}

function withoutPoints(items: readonly Item[]): PointsOfItems {
  const choices = items.filter(({ answer }) => !isTyped(answer));
  return new Map(
    choices.map(({ name, answer }) => [
      name,
      Object.fromEntries(optionsOf(answer).map(({ value }) => [`${value}`, 0])),
    ]),
  );
}

/** Returns the answers with the fewest points (-1) or the most (1), question by question. */
function extreme(items: readonly Item[], points: PointsOfItems, sign: -1 | 1) {
  const answers: Record<string, AnswerValue> = {};
  let score = 0;
  for (const item of items) {
    if (!askedItems(items, answers).includes(item)) continue;
    const values = points.get(item.name);
    const best = [...(possibleAnswers(item.answer) ?? onServer(item.answer).plain(item.answer))]
      .map((answer) => ({ answer, points: values ? (pointsOf(values, answer) ?? 0) : 0 }))
      .toSorted((a, b) => sign * (b.points - a.points))[0];
    if (!best || (!item.required && (!values || sign * best.points <= 0))) continue;
    answers[item.name] = best.answer;
    score += best.points;
  }
  return { answers: answers as ScoringRule["examples"][number]["answers"], score };
}
