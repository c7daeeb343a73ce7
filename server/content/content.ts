import { createHash } from "node:crypto";
import type { PublicScale, StandaloneScale } from "#core/api/public-scale.ts";
import type { CoachContent } from "#core/content-model/coach.ts";
import type { Catalogue, Domain } from "#core/content-model/domains.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Site } from "#core/content-model/site.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { formulasOf } from "#core/scoring/rule-formulas.ts";
import { type AnswerChecker, answerChecker } from "#core/surveys/check-answers.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";

/** One survey with its rule, ready to check and score answers. */
export type Scale = {
  readonly id: string;
  /** SHA-256 of survey and rule: names this version for good. */
  readonly hash: string;
  readonly survey: SurveyDocument;
  readonly rule: ScoringRule;
  readonly items: readonly Item[];
  readonly check: AnswerChecker;
};

/** Everything published at one moment. */
export type Content = {
  readonly catalogue: Catalogue;
  readonly site: Site;
  /** What a language model is told, and may not say. Never sent to a browser. */
  readonly coach: CoachContent;
  readonly scales: ReadonlyMap<string, Scale>;
  /** What the guide speaks from, in the order of files and entries. */
  readonly guidance: readonly GuidanceEntry[];
};

export function makeScale(survey: SurveyDocument, rule: ScoringRule): Scale {
  const hash = createHash("sha256")
    .update(JSON.stringify([survey, rule]))
    .digest("base64url");
  const items = itemsOf(survey);
  return { id: rule.scale, hash, survey, rule, items, check: answerChecker(items) };
}

/** The surveys whose answers a domain's call takes: its own first, then the variants. */
export function surveysOf(domain: Domain): string[] {
  return [domain.survey, ...(domain.variants ?? [])];
}

/**
 * A scale that the catalogue says nothing of: two files alone offer it, with the generic calls. A
 * domain's surveys and the one it asks first have calls of their own and are not offered a second way.
 * @returns undefined when there is none of this name
 */
export function standaloneScale({ catalogue, scales }: Content, id: string): Scale | undefined {
  const isTaken = catalogue.domains.some(
    (domain) => surveysOf(domain).includes(id) || domain.firstSurvey?.survey === id,
  );
  return isTaken ? undefined : scales.get(id);
}

/** What is worked out of content alone, once for each that is published: there may be hundreds of scales. */
export function ofContent<Result>(work: (content: Content) => Result): (content: Content) => Result {
  const known = new WeakMap<Content, Result>();
  return (content) => {
    const result = known.get(content) ?? work(content);
    known.set(content, result);
    return result;
  };
}

/** All further scales, in the order of their files. */
export const standaloneScales = ofContent((content) =>
  [...content.scales.keys()].flatMap((id) => standaloneScale(content, id) ?? []),
);

/** What the hub and the page before the questions say of a further scale. */
export function introOf({ id, survey, rule: { title, about } }: Scale): StandaloneScale {
  return { id, title, about, ...(survey.description ? { description: survey.description } : {}) };
}

/** What a browser may see of a scale; points and formulas stay here unless the rule is public. */
export function viewOf({ rule, hash }: Scale): PublicScale {
  const { scale, title, about, range, gauge, margin, bands, instrument, legendNote } = rule;
  const optional = {
    ...(margin ? { margin } : {}),
    ...(legendNote ? { legendNote } : {}),
    ...(rule.public ? { formulas: formulasOf(rule) } : {}),
  };
  return { scale, hash, title, about, range, gauge, bands, instrument, ...optional };
}
