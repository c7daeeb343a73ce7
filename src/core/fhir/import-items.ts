import type { Choice } from "../content-model/questions.ts";
import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { conditionFrom } from "./enable-when.ts";
import { askedOf, isHelp, matrixRows, namesOf } from "./import-names.ts";
import { type ImportedOption, importedOptions } from "./import-options.ts";
import { type Questionnaire, type QuestionnaireItem, URLS } from "./resources.ts";
import { textFromFhir } from "./texts.ts";

export type ImportedSurvey = {
  readonly survey: SurveyDocument;
  /** Points by item and option, where the options carry them. */
  readonly points: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** What could not be taken over, in words. */
  readonly notes: readonly string[];
};

const TEXT_TYPES = new Set(["string", "text", "url", "date", "dateTime", "time"]);
const NUMBER_TYPES = new Set(["decimal", "integer", "quantity"]);

/** The questions of a Questionnaire as a survey. Groups at the top are pages; groups within are opened. */
export function importedSurvey(questionnaire: Questionnaire, title: string): ImportedSurvey {
  const notes: string[] = [];
  const points = new Map<string, Record<string, number>>();
  const names = namesOf(questionnaire, notes);
  const nameOf = (linkId: string) => names.get(linkId);
  const asked = askedOf(questionnaire.item ?? [], names);
  const pages = pagesOf(questionnaire.item ?? []).flatMap(({ page, items }, index) => {
    const elements = items.flatMap((item) => elementsOf(item, []));
    if (elements.length === 0) return [];
    const help = page ? helpOf(page) : undefined;
    const text = page && textOfItem(page);
    return [
      {
        name: page?.linkId.startsWith("page/") ? page.linkId.slice("page/".length) : `page${index + 1}`,
        ...(text ? { title: text } : {}),
        ...(help ? { description: help } : {}),
        ...visibleIf(page ? [conditionOf(page)] : []),
        elements,
      },
    ];
  });
  const description = questionnaire.description;
  const survey = {
    $schema: "./survey.schema.json",
    title,
    ...(description ? { description: textFromFhir(description, questionnaire._description) } : {}),
    pages,
  };
  return { survey, points, notes };

  function conditionOf(item: QuestionnaireItem): string | undefined {
    const kept = item.extension?.find(({ url }) => url === URLS.visibleIf)?.valueString;
    return kept ?? conditionFrom(item, (linkId) => asked.get(linkId));
  }

  function elementsOf(item: QuestionnaireItem, outer: readonly (string | undefined)[]): SurveyElement[] {
    const { linkId, type, item: inner = [] } = item;
    const conditions = [...outer, conditionOf(item)];
    if (type === "display") {
      if (!isHelp(item)) notes.push(`${linkId}: a text that asks nothing is left out.`);
      return [];
    }
    if (type === "group") {
      const rows = matrixRows(item);
      if (rows) return [matrixOf(item, rows, conditions)];
      return inner.flatMap((one) => elementsOf(one, conditions));
    }
    const element = questionOf(item, conditions);
    return [
      ...(element ? [element] : []),
      ...inner.filter((one) => !isHelp(one)).flatMap((one) => elementsOf(one, conditions)),
    ];
  }

  function questionOf(item: QuestionnaireItem, conditions: readonly (string | undefined)[]): SurveyElement | null {
    const { linkId, type } = item;
    const help = helpOf(item);
    const name = nameOf(linkId) ?? linkId;
    const shared = {
      name,
      title: textOfItem(item) ?? name,
      ...(help ? { description: help } : {}),
      ...(item.required ? { isRequired: true } : {}),
      ...visibleIf(conditions),
    };
    const options = importedOptions(item, questionnaire);
    if (options && options.length >= 2) {
      if (type === "open-choice")
        notes.push(`${linkId}: an answer of one's own cannot be given; only the options are taken.`);
      keepPoints(name, options);
      return choiceOf(item, shared, options);
    }
    if (options) notes.push(`${linkId}: it offers fewer than two options and is left out.`);
    else if (type === "choice" || type === "open-choice")
      notes.push(`${linkId}: its options stand elsewhere, so it is left out.`);
    else if (type === "boolean") return { type: "boolean", ...shared };
    else if (TEXT_TYPES.has(type)) {
      const maxLength = item.maxLength !== undefined && item.maxLength <= 1000 ? { maxLength: item.maxLength } : {};
      return { type: "text", ...shared, ...maxLength };
    } else if (NUMBER_TYPES.has(type)) return { type: "text", ...shared, inputType: "number", ...limitsOf(item) };
    else notes.push(`${linkId}: a question of the type "${type}" cannot be asked here and is left out.`);
    return null;
  }

  function keepPoints(name: string, options: readonly ImportedOption[]): void {
    const given = options.flatMap(({ value, points: some }) =>
      some === undefined ? [] : [[`${value}`, some] as const],
    );
    if (given.length === 0) return;
    if (given.length < options.length) notes.push(`${name}: some of its options have no points; they count 0.`);
    points.set(name, Object.fromEntries(options.map(({ value, points: some }) => [`${value}`, some ?? 0])));
  }

  function matrixOf(
    item: QuestionnaireItem,
    rows: readonly QuestionnaireItem[],
    conditions: readonly (string | undefined)[],
  ): SurveyElement {
    const name = nameOf(item.linkId) ?? item.linkId;
    const columns = importedOptions(rows[0] as QuestionnaireItem, questionnaire) ?? [];
    const required = rows.every((row) => row.required);
    for (const row of rows) keepPoints(row.linkId, importedOptions(row, questionnaire) ?? []);
    const help = helpOf(item);
    return {
      type: "matrix",
      name,
      title: textOfItem(item) ?? name,
      ...(help ? { description: help } : {}),
      ...(required ? { isRequired: true, eachRowRequired: true } : {}),
      ...visibleIf(conditions),
      columns: columns.map(choiceFrom),
      rows: rows.map((row) => {
        const value = row.linkId.slice(item.linkId.length + 1);
        const text = textOfItem(row) ?? value;
        return text === value ? value : { value, text };
      }),
    };
  }
}

/** Each group at the top is a page; questions beside them make pages of their own. */
function pagesOf(
  items: readonly QuestionnaireItem[],
): { page: QuestionnaireItem | null; items: QuestionnaireItem[] }[] {
  const pages: { page: QuestionnaireItem | null; items: QuestionnaireItem[] }[] = [];
  for (const item of items) {
    const last = pages.at(-1);
    if (item.type === "group" && !matrixRows(item)) pages.push({ page: item, items: [...(item.item ?? [])] });
    else if (last?.page === null) last.items.push(item);
    else pages.push({ page: null, items: [item] });
  }
  return pages;
}

function helpOf({ item = [] }: QuestionnaireItem): Text | undefined {
  const help = item.find(isHelp);
  return help && textOfItem(help);
}

function textOfItem({ text, _text }: QuestionnaireItem): Text | undefined {
  return text ? textFromFhir(text, _text) : undefined;
}

function visibleIf(conditions: readonly (string | undefined)[]): { visibleIf?: string } {
  const given = conditions.filter((one) => one !== undefined);
  if (given.length === 0) return {};
  return { visibleIf: given.length === 1 ? (given[0] as string) : given.map((one) => `(${one})`).join(" and ") };
}

function limitsOf({ extension = [] }: QuestionnaireItem): { min?: number; max?: number } {
  const limit = (url: string) => {
    const found = extension.find((one) => one.url === url);
    return found?.valueDecimal ?? found?.valueInteger;
  };
  const [min, max] = [limit(URLS.minValue), limit(URLS.maxValue)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function choiceFrom({ value, text }: ImportedOption): Choice {
  return text === `${value}` ? value : { value, text };
}

type Shared = { name: string; title: Text };

function choiceOf(item: QuestionnaireItem, shared: Shared, options: readonly ImportedOption[]): SurveyElement {
  const typed = item.extension?.find(({ url }) => url === URLS.elementType)?.valueCode;
  if (typed === "boolean") {
    const [yes, no] = ["true", "false"].map((wanted) => options.find(({ value }) => value === wanted)?.text);
    const labels = {
      ...(yes && yes !== "Yes" ? { labelTrue: yes } : {}),
      ...(no && no !== "No" ? { labelFalse: no } : {}),
    };
    return { type: "boolean", ...shared, ...labels };
  }
  const numbers = options.map(({ value }) => value);
  const first = numbers[0];
  const last = numbers.at(-1);
  const isRun =
    typeof first === "number" && typeof last === "number" && numbers.every((value, index) => value === first + index);
  if (typed === "rating" && isRun) return { type: "rating", ...shared, rateMin: first, rateMax: last };
  if (item.repeats) {
    const choices = options.map((option) =>
      option.isExclusive ? { value: option.value, text: option.text, isExclusive: true } : choiceFrom(option),
    );
    return { type: "checkbox", ...shared, choices };
  }
  const isDropdown = item.extension?.some(({ valueCodeableConcept }) =>
    valueCodeableConcept?.coding?.some(({ code }) => code === "drop-down"),
  );
  if (isDropdown && isRun) return { type: "dropdown", ...shared, choicesMin: first, choicesMax: last };
  return { type: isDropdown ? "dropdown" : "radiogroup", ...shared, choices: options.map(choiceFrom) };
}
