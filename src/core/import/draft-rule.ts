import { LONGEST_EXPRESSION } from "../content-model/limits.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument } from "../content-model/survey.ts";
import { isTyped, optionsOf } from "../question-types/answer-kinds/answer-kinds.ts";
import { textOf } from "../shared/text-of.ts";
import { TO_WRITE } from "../shared/to-confirm.ts";
import { type Item, itemsOf, scorableItems } from "../surveys/items.ts";
import { ownRule } from "./carried/own-rule.ts";
import { type Condition, questionsIn, unknownsIn } from "./conditions/condition-tree.ts";
import { printCondition, type Resolved } from "./conditions/print-condition.ts";
import { draftExamples } from "./draft-examples.ts";
import { draftRange } from "./draft-range.ts";
import type { ImportedCalculation, ImportedInstrument } from "./imported.ts";
import type { InstrumentReport } from "./report.ts";

export type Draft = {
  readonly rule: ScoringRule;
  readonly scoring: InstrumentReport["scoring"];
  readonly todo: readonly string[];
};

type Resolve = (source: string) => Resolved | null;
type Points = ReadonlyMap<string, Readonly<Record<string, number>>>;

/**
 * Returns a draft of a rule. A code is not a point: options get points only where the file states them, or where a
 * calculation of the file counts with their codes, and that is a proposal until a person has confirmed examples.
 */
export function draftRule(instrument: ImportedInstrument, id: string, survey: SurveyDocument, resolve: Resolve): Draft {
  const items = scorableItems(itemsOf(survey));
  const todo: string[] = [];
  const own = instrument.own && ownRule(instrument.own, items);
  if (own && "rule" in own) {
    const rule: ScoringRule = { ...emptyDraft(instrument, id, survey, resolve), ...own.rule };
    return { rule, scoring: "proposed", todo: [CONFIRM, ...own.todo, ABOUT] };
  }
  if (own) todo.push(own.error);
  const stated = statedPoints(instrument, items, resolve, todo);
  const calculations = instrument.calculations.flatMap((one) => {
    const formula = formulaOf(one, items, resolve, stated);
    if ("text" in formula) return [{ ...one, text: formula.text }];
    todo.push(`The calculation "${one.source}" did not come over: ${formula.error}. The file writes ${one.written}`);
    return [];
  });
  const [main, ...others] = calculations;
  for (const other of others)
    todo.push(`The file calculates "${other.source}" too: ${other.text}. Add it to "further" if people should see it.`);
  const named = main ? questionsIn(main.formula as Condition).flatMap((source) => resolve(source)?.name ?? []) : [];
  const sum = [...stated.keys()].map((name) => `{${name}}`).join(" + ");
  if (!main && sum.length > LONGEST_EXPRESSION)
    todo.push(
      `The file gives points to ${stated.size} questions, whose sum is too long for one formula: write the score.`,
    );
  const score = main?.text ?? (stated.size > 0 && sum.length <= LONGEST_EXPRESSION ? sum : "none()");
  const counted = new Set(main ? named : score === "none()" ? [] : stated.keys());
  const points: Points = main ? codesAsPoints(items, new Set(named), stated) : score === "none()" ? new Map() : stated;
  const typed = items.filter(
    ({ name, answer, conditions }) => counted.has(name) && isTyped(answer) && conditions.length > 0,
  );
  for (const { name } of typed)
    todo.push(`"${name}" is not always asked, and counts 0 then: say what it should count.`);
  const unscored = items.map(({ name }) => name).filter((name) => !counted.has(name));
  const hasScore = score !== "none()";
  const scoring = main ? "proposed" : stated.size > 0 ? "found" : "none";
  if (main)
    todo.push(
      `The score is proposed from the file's calculation "${main.source}": work out examples by hand and confirm it.`,
    );
  else if (!hasScore) todo.push("The file states no score: give points and a formula.");
  if (hasScore) todo.push(BANDS);
  todo.push(ABOUT);
  const range = hasScore ? sumRange(points, named.length > 0 ? named : [...points.keys()]) : { min: 0, max: 1 };
  const rule: ScoringRule = {
    ...emptyDraft(instrument, id, survey, resolve),
    ...(points.size > 0 ? { points: grouped(points, items) } : {}),
    ...(unscored.length > 0 ? { unscored } : {}),
    ...(typed.length > 0 ? { notAsked: Object.fromEntries(typed.map(({ name }) => [name, 0])) } : {}),
    score,
    range,
    ...(hasScore ? {} : { none: "This questionnaire has no score yet." }),
  };
  const reached = hasScore ? draftRange(rule, items, counted.size) : null;
  const ranged = reached ? { ...rule, range: reached } : rule;
  // Only a sum of points has its ends where each question has its own.
  const examples = scoring === "found" && hasScore ? draftExamples(ranged, itemsOf(survey)) : [];
  return { rule: { ...ranged, examples }, scoring, todo };
}

/** The numbers of a version as a rule writes them. */
const VERSION = /^\d+\.\d+\.\d+$/;
const ABOUT = "Say where the scale comes from, for whom it is meant and under what terms.";
const BANDS = "Say in bands what a score means: the file does not.";
const CONFIRM =
  "The score is proposed as Keepwell wrote it beside the file's own: work out examples by hand and confirm it. Bands, alerts and words of results do not travel: write them anew.";

/** Returns a rule without a score. */
function emptyDraft(
  instrument: ImportedInstrument,
  id: string,
  survey: SurveyDocument,
  resolve: Resolve,
): Omit<ScoringRule, "score" | "range"> {
  return {
    $schema: "./scoring-rule.schema.json",
    scale: id,
    version: VERSION.test(instrument.version ?? "") ? `${instrument.version}` : "1.0.0",
    status: "draft",
    title: survey.title,
    about: `${TO_WRITE}: how the score comes about.`,
    instrument: {
      basedOn: textOf(instrument.title).slice(0, 400),
      source: instrument.source ?? "",
      doi: null,
      population: `${TO_WRITE}: for whom it is meant.`,
      deviations: [],
      rights: instrument.rights ?? `${TO_WRITE}: whose it is, and on which terms it may be used.`,
      loinc: instrument.codes?.whole ?? null,
      adapted: false,
      wording: "published",
    },
    ...codesOf(instrument, resolve),
    bands: [],
    examples: [],
  };
}

/** The codes of questions by their names here. */
function codesOf({ codes }: ImportedInstrument, resolve: Resolve): Pick<ScoringRule, "codes"> {
  const items = [...(codes?.questions ?? [])].flatMap(([source, code]) => {
    const name = resolve(source)?.name;
    return name === undefined ? [] : [[name, code] as const];
  });
  return items.length > 0 ? { codes: { items: Object.fromEntries(items) } } : {};
}

/** Points that the file states, by the names here; an option for which it states none counts 0, which is said. */
function statedPoints(
  { points }: ImportedInstrument,
  items: readonly Item[],
  resolve: Resolve,
  todo: string[],
): Points {
  return new Map(
    [...(points ?? [])].flatMap(([source, values]) => {
      const resolved = resolve(source);
      const item = items.find(({ name }) => name === resolved?.name);
      if (!resolved || !item || isTyped(item.answer)) return [];
      const codes = new Map([...(resolved.codes ?? [])].map(([code, value]) => [`${value}`, code]));
      const options = optionsOf(item.answer).map(({ value }) => `${value}`);
      const own = options.map((option) => [option, values[codes.get(option) ?? option]] as const);
      const without = own.filter(([, some]) => some === undefined).map(([option]) => option);
      if (without.length > 0)
        todo.push(
          `The file gives no points to ${without.join(", ")} of "${source}": they count 0 until you say otherwise.`,
        );
      return [[item.name, Object.fromEntries(own.map(([option, some]) => [option, some ?? 0]))] as const];
    }),
  );
}

/** The codes of the counted questions as their points, where the file itself counts with them. */
function codesAsPoints(items: readonly Item[], counted: ReadonlySet<string>, stated: Points): Points {
  return new Map(
    items.flatMap(({ name, answer }) => {
      if (!counted.has(name) || isTyped(answer)) return [];
      const values = optionsOf(answer).map(({ value }) => [`${value}`, Number(value)] as const);
      return [[name, stated.get(name) ?? Object.fromEntries(values)] as const];
    }),
  );
}

function formulaOf(
  { formula, written }: ImportedCalculation,
  items: readonly Item[],
  resolve: Resolve,
  stated: Points,
): { readonly text: string } | { readonly error: string } {
  if (!formula) return { error: "it is not understood" };
  const [unknown] = unknownsIn(formula);
  if (unknown) return { error: unknown.why };
  const sources = questionsIn(formula);
  if (sources.length === 0) return { error: `it counts no question (${written})` };
  for (const source of sources) {
    const item = items.find(({ name }) => name === resolve(source)?.name);
    if (!item) return { error: `"${source}" is no question that came over` };
    const isCounted = isTyped(item.answer)
      ? item.answer.kind === "number"
      : stated.has(item.name) ||
        optionsOf(item.answer).every(({ value }) => typeof value === "boolean" || Number.isFinite(Number(value)));
    if (!isCounted) return { error: `the answers to "${source}" are no numbers` };
  }
  const { text, errors } = printCondition(formula, resolve);
  if (errors.length > 0) return { error: `${errors[0]}` };
  return text.length > LONGEST_EXPRESSION ? { error: `it is longer than ${LONGEST_EXPRESSION} characters` } : { text };
}

/** Items with equal points stand together. One that its condition may hide counts nothing then. */
function grouped(points: Points, items: readonly Item[]): NonNullable<ScoringRule["points"]> {
  const groups = new Map<string, { items: string[]; values: Readonly<Record<string, number>>; notAsked?: number }>();
  for (const [name, values] of points) {
    const isConditional = items.some((item) => item.name === name && item.conditions.length > 0);
    const key = JSON.stringify([values, isConditional]);
    const group = groups.get(key);
    if (group) group.items.push(name);
    else groups.set(key, { items: [name], values, ...(isConditional ? { notAsked: 0 } : {}) });
  }
  return [...groups.values()];
}

function sumRange(points: Points, names: readonly string[]): { min: number; max: number } {
  const ends = names.map((name) => Object.values(points.get(name) ?? { none: 0 }));
  const min = ends.reduce((sum, values) => sum + Math.min(0, ...values), 0);
  const max = ends.reduce((sum, values) => sum + Math.max(0, ...values), 0);
  return { min, max: Math.max(max, min + 1) };
}
