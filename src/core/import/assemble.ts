import { LONGEST_EXPRESSION, LONGEST_TEXT } from "../content-model/limits.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { inEachLanguage, textOf } from "../shared/text-of.ts";
import { placedElements } from "../surveys/placed-elements.ts";
import { plainText } from "../surveys/plain-text.ts";
import { restoredPages } from "./carried/restored-pages.ts";
import { type Condition, questionsIn } from "./conditions/condition-tree.ts";
import { printCondition, type Resolved } from "./conditions/print-condition.ts";
import { draftRule } from "./draft-rule.ts";
import { withFittingChoices } from "./fit-choices.ts";
import type { ImportedElement, ImportedGroup, ImportedInstrument, ImportedQuestion } from "./imported.ts";
import { type NamedItems, namedItems } from "./named-items.ts";
import type { Changed, Dropped, InstrumentReport } from "./report.ts";
import { withShortTexts } from "./short-texts.ts";

type Page = SurveyDocument["pages"][number];

export type Assembled = {
  /** Null where nothing of the instrument can be asked here. */
  readonly scale: { readonly survey: SurveyDocument; readonly rule: ScoringRule } | null;
  readonly report: InstrumentReport;
};

/** A panel may stand in a panel, and no deeper. */
const DEEPEST = 2;

/**
 * Makes a survey, a draft of its rule and the report of an instrument. Nothing disappears in silence: what is not in the
 * survey is in the report.
 * @param id of the scale
 */
export function assemble(written: ImportedInstrument, id: string): Assembled {
  const instrument = { ...written, pages: restoredPages(written.pages) };
  const changed: Changed[] = [];
  const dropped: Dropped[] = [...instrument.dropped];
  const notes: string[] = [...instrument.notes];
  const todo: string[] = [...instrument.todo];
  let taken = 0;
  const named: NamedItems = namedItems(instrument);
  const resolve = (source: string): Resolved | null => named.resolve(source);
  /** The questions made so far, with their places. */
  const places = new Map<string, number>();

  /** A condition that names a question which is answered later would not hold when the server asks it. */
  const laterIn = (condition: Condition, place: number): string[] => {
    const later = questionsIn(condition).filter((source) => {
      const name = resolve(source)?.name;
      return name !== undefined && (places.get(name.split(".")[0] ?? "") ?? place) >= place;
    });
    return [...new Set(later)].map((source) => `it names "${source}", which is not asked before it`);
  };
  /** The conditions that come with an element, those of what it stood in first; one that cannot be said is reported. `place`: where it begins. */
  const visibleIf = (
    source: string,
    conditions: readonly (Condition | null)[],
    place = places.size,
  ): { visibleIf?: string } => {
    const given = conditions.filter((one) => one !== null);
    const printed = given.map((one) => {
      const later = laterIn(one, place);
      return later.length > 0 ? { text: "", errors: later } : printCondition(one, resolve);
    });
    const texts = printed.filter(({ errors }) => errors.length === 0).map(({ text }) => text);
    const joined = texts.length === 1 ? `${texts[0]}` : texts.map((text) => `(${text})`).join(" and ");
    const isTooLong = joined.length > LONGEST_EXPRESSION;
    const tooLong = isTooLong
      ? [`it is longer than the ${LONGEST_EXPRESSION} characters that a condition may have`]
      : [];
    for (const error of [...printed.flatMap(({ errors }) => errors), ...tooLong]) {
      changed.push({ name: source, what: `Its condition is left out, so that it is always asked: ${error}.` });
      todo.push(`Write the condition of "${source}": ${error}.`);
    }
    return texts.length === 0 || isTooLong ? {} : { visibleIf: joined };
  };

  const questionOf = (question: ImportedQuestion, outer: readonly (Condition | null)[]): SurveyElement[] => {
    const { source, counts } = question;
    const fitted = withFittingChoices(source, named.elementOf(question));
    if (!fitted) {
      const type = question.element.type;
      for (let count = 0; count < counts; count++) dropped.push({ name: source, type, why: "It has no options." });
      return [];
    }
    taken += counts;
    changed.push(...question.changed, ...fitted.changed, ...named.renamed(question));
    todo.push(...fitted.todo);
    const condition = visibleIf(source, [...outer, question.condition]);
    places.set(fitted.element.name, places.size);
    return [{ ...fitted.element, ...condition } as SurveyElement];
  };
  const elementsOf = (
    element: ImportedElement,
    outer: readonly (Condition | null)[],
    depth: number,
  ): SurveyElement[] => {
    if (element.kind === "question") return questionOf(element, outer);
    if (element.kind === "note") {
      const name = named.nameOf(element);
      return [
        { type: "html", name, html: asHtml(element.text), ...visibleIf(element.source, [...outer, element.condition]) },
      ];
    }
    return groupOf(element, outer, depth);
  };
  const groupOf = (group: ImportedGroup, outer: readonly (Condition | null)[], depth: number): SurveyElement[] => {
    const { source, title, description, condition, elements } = group;
    if (depth >= DEEPEST) {
      if (title) notes.push(`The heading "${textOf(title)}" stands too deep in other groups and is left out.`);
      return elements.flatMap((one) => elementsOf(one, [...outer, condition], depth));
    }
    const place = places.size;
    const inner = elements.flatMap((one) => elementsOf(one, [], depth + 1));
    if (inner.length === 0) return [];
    const shown = visibleIf(source, [...outer, condition], place);
    const words = { ...(title ? { title } : {}), ...(description ? { description } : {}) };
    const panel = { type: "panel", name: named.nameOf(group), ...words, ...shown };
    return [{ ...panel, elements: inner } as SurveyElement];
  };

  const pages = instrument.pages.flatMap(
    ({ name, title, description, condition, validators = [], elements }, index) => {
      const place = places.size;
      const inner = elements.flatMap((element) => elementsOf(element, [], 0));
      if (inner.length === 0) return [];
      const shown = visibleIf(`page ${index + 1}`, [condition], place);
      const words = { ...(title ? { title } : {}), ...(description ? { description } : {}) };
      const own = name ?? `page${index + 1}`;
      const checks = validators.length > 0 ? { validators } : {};
      return [{ name: own, ...words, ...shown, ...checks, elements: inner } as Page];
    },
  );
  const { title, description } = instrument;
  const whole: SurveyDocument = {
    $schema: "./survey.schema.json",
    title,
    ...(description ? { description } : {}),
    pages,
  };
  const survey = withShortTexts(whole, (beginning) =>
    notes.push(`The text "${beginning}…" has more than ${LONGEST_TEXT} characters and is cut there.`),
  );
  notes.push(...usualLengths(survey));
  const isAsked = taken > 0;
  if (!isAsked) todo.push("Nothing of it can be asked here, so no files are written.");
  const draft = isAsked ? draftRule(instrument, id, survey, resolve) : null;
  const report: InstrumentReport = {
    id,
    title: textOf(title),
    questions: taken + dropped.length,
    taken,
    changed,
    dropped,
    notes,
    languages: instrument.languages,
    scoring: draft?.scoring ?? "none",
    todo: [...todo, ...(isAsked ? (instrument.shownAnswers?.todo(dropped) ?? []) : []), ...(draft?.todo ?? [])],
  };
  return { scale: draft ? { survey, rule: draft.rule } : null, report };
}

/** A note is HTML, of which the words are shown; words that look like markup are no markup by now. */
function asHtml(text: Text): Text {
  const escaped = (words: string) =>
    plainText(words) === words.replaceAll(/\s+/g, " ").trim()
      ? words
      : words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // A line break in markup is a space.
  const inLines = (words: string) => {
    const lines = words.split("\n").filter((line) => line.trim() !== "");
    return lines.length < 2 ? escaped(words) : lines.map((line) => `<p>${escaped(line)}</p>`).join("");
  };
  return inEachLanguage(text, inLines);
}

/** Says how long texts may be for which the file sets no limit. */
function usualLengths(survey: SurveyDocument): string[] {
  const without = (type: "text" | "comment") =>
    placedElements(survey)
      .map(({ element }) => element)
      .filter((one) => one.type === type && one.maxLength === undefined && !("inputType" in one))
      .map(({ name }) => name);
  const said = (names: readonly string[], longest: number) =>
    names.length === 0 ? [] : [`The file sets no limit for ${listed(names)}: ${longest} characters are taken here.`];
  return [...said(without("text"), 200), ...said(without("comment"), 1000)];
}

const listed = (names: readonly string[]): string =>
  names.length > 12 ? `${names.slice(0, 12).join(", ")} and ${names.length - 12} more` : names.join(", ");
