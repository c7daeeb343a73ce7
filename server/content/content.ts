import { createHash } from "node:crypto";
import type { PublicScale, ShownPart, StandaloneScale } from "#core/api/public-scale.ts";
import type { CoachContent } from "#core/content-model/coach.ts";
import type { Catalogue, Domain } from "#core/content-model/domains.ts";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { KnowYourNumbers, ShownNumbers } from "#core/content-model/know-your-numbers.ts";
import type { KnownMessage } from "#core/content-model/safety.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import type { Site } from "#core/content-model/site.ts";
import type { ShownSteps, Steps } from "#core/content-model/steps.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { formulasOf } from "#core/scoring/rule-formulas.ts";
import { resultPartsOf } from "#core/shared/result-parts.ts";
import { type AnswerChecker, answerChecker } from "#core/surveys/check-answers.ts";
import { type Item, itemsOf } from "#core/surveys/items.ts";

/** One survey with its rule, ready to check and score answers. */
export type Scale = {
  readonly id: string;
  /** SHA-256 of survey and rule, which identifies this version permanently. */
  readonly hash: string;
  readonly survey: SurveyDocument;
  readonly rule: ScoringRule;
  readonly items: readonly Item[];
  readonly check: AnswerChecker;
};

/** All content, as published at one moment. */
export type Content = {
  readonly catalogue: Catalogue;
  readonly site: Site;
  /** What a language model is told, and what it may not say. Never sent to a browser. */
  readonly coach: CoachContent;
  /** The page on which people note what they know about themselves. */
  readonly numbers: KnowYourNumbers;
  /** The small steps on offer; null in content of earlier versions, which has none. */
  readonly steps: Steps | null;
  readonly scales: ReadonlyMap<string, Scale>;
  /** The guidance entries, in the order of files and entries. */
  readonly guidance: readonly GuidanceEntry[];
  /** Entries for what people write after a safety card. */
  readonly afterDanger: readonly GuidanceEntry[];
  /** Messages by which the meaning of a new one is judged. Never sent to a browser. */
  readonly knownMessages: readonly KnownMessage[];
};

export function makeScale(survey: SurveyDocument, rule: ScoringRule): Scale {
  const hash = createHash("sha256")
    .update(JSON.stringify([survey, rule]))
    .digest("base64url");
  const items = itemsOf(survey);
  return { id: rule.scale, hash, survey, rule, items, check: answerChecker(items) };
}

/** Returns the surveys whose answers a domain's call takes: its own first, then the variants. */
export function surveysOf(domain: Domain): string[] {
  return [domain.survey, ...(domain.variants ?? [])];
}

/**
 * Returns a scale that the catalogue does not mention: its two files alone offer it, with the generic calls. A
 * domain's surveys and the survey it asks first have calls of their own and are not offered twice.
 * @returns undefined when no such scale exists
 */
export function standaloneScale({ catalogue, scales }: Content, id: string): Scale | undefined {
  const isTaken = catalogue.domains.some(
    (domain) => surveysOf(domain).includes(id) || domain.firstSurvey?.survey === id,
  );
  return isTaken ? undefined : scales.get(id);
}

/** Caches what is computed from content alone, once per publication: there may be hundreds of scales. */
export function ofContent<Result>(work: (content: Content) => Result): (content: Content) => Result {
  const known = new WeakMap<Content, Result>();
  return (content) => {
    const result = known.get(content) ?? work(content);
    known.set(content, result);
    return result;
  };
}

/** Returns the page on what people know about themselves, with the entries of the guide that it names. */
export const shownNumbers = ofContent(({ numbers, guidance }): ShownNumbers => {
  const factors = numbers.factors.map(({ guide, ...factor }) => {
    const entry = guidance.find(({ id }) => id === guide);
    if (!entry) return factor;
    const { title, text, warning, source } = entry;
    return { ...factor, advice: { title, text, ...(warning ? { warning } : {}), ...(source ? { source } : {}) } };
  });
  return { ...numbers, factors };
});

/** Returns the small steps on offer, with what the guide says of each; null where the content has none. */
export const shownSteps = ofContent(({ steps, guidance }): ShownSteps | null => {
  if (!steps) return null;
  const shown = (id: string) => {
    const { source, warning } = guidance.find((entry) => entry.id === id) ?? {};
    return { ...(source ? { source } : {}), ...(warning ? { warning } : {}) };
  };
  const areas = steps.areas.map(({ category, steps: own }) => ({
    category,
    steps: own.map(({ guide, ...step }) => ({ ...step, ...shown(guide) })),
  }));
  return { ...steps, areas };
});

/** Returns all standalone scales, in the order of their files. */
export const standaloneScales = ofContent((content) =>
  [...content.scales.keys()].flatMap((id) => standaloneScale(content, id) ?? []),
);

/** Returns what the hub and the page before the questions show of a standalone scale. */
export function introOf({ id, survey, rule: { title, about, alerts, instrument } }: Scale): StandaloneScale {
  const { description } = survey;
  const { notice } = instrument;
  const optional = { ...(description ? { description } : {}), ...(notice ? { notice } : {}) };
  return { id, title, about, ...optional, ...crisisOf(alerts) };
}

/** Marks a scale where an answer may tell of a crisis. */
const crisisOf = (alerts: ScoringRule["alerts"] = []): { readonly hasCrisisAlert?: true } =>
  alerts.some(({ kind }) => kind === "crisis") ? { hasCrisisAlert: true } : {};

/** Returns what a browser may see of a scale; points and formulas stay on the server unless the rule is public. */
export function viewOf({ rule, hash }: Scale): PublicScale {
  const { scale, title, about, instrument, main, further, followUps } = rule;
  const optional = {
    ...(main ? { main } : {}),
    ...(further ? { further: further.map((one) => ({ name: one.name, title: one.title, ...shownPart(one) })) } : {}),
    ...crisisOf(rule.alerts),
    ...(followUps ? { followUps } : {}),
    ...(rule.public ? { formulas: formulasOf(rule) } : {}),
  };
  const { range, gauge, bands, ...others } = shownPart(rule);
  return { scale, hash, title, about, range, ...(gauge ? { gauge } : {}), bands, instrument, ...others, ...optional };
}

/** Returns what a page needs to show a number. What becomes of items left open is the server's to know. */
function shownPart(result: ShownPart & Pick<ScoringRule, "missing">): ShownPart {
  const { missing: _, ...shown } = resultPartsOf(result);
  return shown;
}
