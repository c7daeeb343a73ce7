import { createHash } from "node:crypto";
import type { Catalogue, Domain } from "#core/contracts/domains.ts";
import type { GuidanceEntry } from "#core/contracts/guidance.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import type { ScoringRule } from "#core/contracts/scoring-rule.ts";
import type { Site } from "#core/contracts/site.ts";
import type { SurveyDocument } from "#core/contracts/survey.ts";
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

/** What a browser may see of a scale; points and formulas stay here. */
export function viewOf({ rule, hash }: Scale): ScaleView {
  const { scale, title, about, range, gauge, bands, instrument, legendNote } = rule;
  return { scale, hash, title, about, range, gauge, bands, instrument, ...(legendNote ? { legendNote } : {}) };
}
