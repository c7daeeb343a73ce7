import type { SurveyDocument, SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import type { FoundField, FoundOption, SharedProperties } from "../question-types/fhir-part.ts";
import { OTHER } from "../question-types/special-choices.ts";
import { conditionFrom } from "./enable-when.ts";
import { elementFrom, foundItem, textBeside, textOfItem } from "./found-item.ts";
import { askedOf, fieldsIn, isEnd, isHelp, matrixRows, namesOf } from "./import-names.ts";
import { importedOptions } from "./import-options.ts";
import { type Questionnaire, type QuestionnaireItem, URLS } from "./resources.ts";
import { textFromFhir } from "./texts.ts";

export type ImportedSurvey = {
  readonly survey: SurveyDocument;
  /** Points by item and option, when the options carry them. */
  readonly points: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** What could not be imported, in words. */
  readonly notes: readonly string[];
};

/**
 * Returns the questions of a Questionnaire as a survey. Top-level groups become pages; the panels of our own export stay panels, and other
 * nested groups are flattened.
 */
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
      const table = rows && tableOf(item, rows, conditions);
      if (table) return [table];
      const fields = fieldsIn(item);
      if (fields) return fieldsOf(item, fields, conditions);
      if (isOwnPanel(item)) return panelOf(item, conditions);
      return inner.flatMap((one) => elementsOf(one, conditions));
    }
    const element = questionOf(item, conditions);
    return [
      ...(element ? [element] : []),
      ...inner
        .filter((one) => !isHelp(one) && !isEnd(one) && one !== textBeside(item))
        .flatMap((one) => elementsOf(one, conditions)),
    ];
  }

  function fieldsOf(
    item: QuestionnaireItem,
    fields: readonly QuestionnaireItem[],
    conditions: readonly (string | undefined)[],
  ): SurveyElement[] {
    const found = fields.flatMap((one): FoundField[] => {
      const element = questionOf(one, []);
      if (element?.type !== "text") return [];
      const { type: _, validators: __, ...field } = element;
      return [{ ...field, name: one.linkId.slice(item.linkId.length + 1) }];
    });
    const element = elementFrom(foundItem(item, null, null, found), sharedOf(item, conditions));
    return element ? [element] : [];
  }

  /** A panel has its condition itself; those in it have their own. */
  function panelOf(item: QuestionnaireItem, conditions: readonly (string | undefined)[]): SurveyElement[] {
    const elements = (item.item ?? []).flatMap((one) => elementsOf(one, []));
    const title = textOfItem(item);
    const help = helpOf(item);
    if (elements.length === 0) return [];
    return [
      {
        type: "panel",
        name: item.linkId,
        ...(title ? { title } : {}),
        ...(help ? { description: help } : {}),
        ...visibleIf(conditions),
        elements,
      },
    ];
  }

  function sharedOf(item: QuestionnaireItem, conditions: readonly (string | undefined)[]): SharedProperties {
    const help = helpOf(item);
    const name = nameOf(item.linkId) ?? item.linkId;
    return {
      name,
      title: textOfItem(item) ?? name,
      ...(help ? { description: help } : {}),
      ...(item.required ? { isRequired: true } : {}),
      ...(isDeclinable(item) ? { declinable: true } : {}),
      ...visibleIf(conditions),
    };
  }

  function questionOf(item: QuestionnaireItem, conditions: readonly (string | undefined)[]): SurveyElement | null {
    const { linkId, type } = item;
    const shared = sharedOf(item, conditions);
    const options = importedOptions(item, questionnaire);
    if (options && options.length >= 2) {
      const found = foundItem(item, options);
      const other = { value: OTHER, text: "", points: undefined, isExclusive: false };
      const isListed = !found.hasOther || options.some(({ value }) => value === OTHER);
      keepPoints(shared.name, isListed ? options : [...options, other]);
      return elementFrom(found, shared);
    }
    if (options) notes.push(`${linkId}: it offers fewer than two options and is left out.`);
    else if (type === "choice" || type === "open-choice")
      notes.push(`${linkId}: its options stand elsewhere, so it is left out.`);
    else {
      const element = elementFrom(foundItem(item, null), shared);
      if (!element) notes.push(`${linkId}: a question of the type "${type}" cannot be asked here and is left out.`);
      return element;
    }
    return null;
  }

  function keepPoints(name: string, options: readonly FoundOption[]): void {
    const given = options.flatMap(({ value, points: some }) =>
      some === undefined ? [] : [[`${value}`, some] as const],
    );
    if (given.length === 0) return;
    if (given.length < options.length) notes.push(`${name}: some of its options have no points; they count 0.`);
    points.set(name, Object.fromEntries(options.map(({ value, points: some }) => [`${value}`, some ?? 0])));
  }

  function tableOf(
    item: QuestionnaireItem,
    rows: readonly QuestionnaireItem[],
    conditions: readonly (string | undefined)[],
  ): SurveyElement | null {
    const columns = importedOptions(rows[0] as QuestionnaireItem, questionnaire) ?? [];
    for (const row of rows) keepPoints(row.linkId, importedOptions(row, questionnaire) ?? []);
    return elementFrom(foundItem(item, columns, rows), sharedOf(item, conditions));
  }
}

/** Each top-level group becomes a page; questions between groups get pages of their own. */
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

function visibleIf(conditions: readonly (string | undefined)[]): { visibleIf?: string } {
  const given = conditions.filter((one) => one !== undefined);
  if (given.length === 0) return {};
  return { visibleIf: given.length === 1 ? (given[0] as string) : given.map((one) => `(${one})`).join(" and ") };
}

/** Other nested groups may be deeper than panels may be, and are not kept as such. */
const isOwnPanel = ({ extension = [] }: QuestionnaireItem): boolean =>
  extension.some(({ url, valueCode }) => url === URLS.elementType && valueCode === "panel");

const isDeclinable = ({ extension = [] }: QuestionnaireItem): boolean =>
  extension.some(({ url, valueBoolean }) => url === URLS.declinable && valueBoolean === true);
