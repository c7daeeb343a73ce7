import { carriedScale } from "../carried/carried-scale.ts";
import type { ScaleVersion } from "../content-changes/content-change.ts";
import type { ScoringRule } from "../content-model/scoring-rule.ts";
import type { SurveyElement } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { FhirPart } from "../question-types/fhir-part.ts";
import type { Panel } from "../question-types/panel/panel.ts";
import { typeOf, wordsOf } from "../question-types/question-types.ts";
import { textOf } from "../shared/text-of.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
import { elementsIn, isPanel } from "../surveys/placed-elements.ts";
import { controlOf } from "./control.ts";
import { enableWhenOf } from "./enable-when.ts";
import { type Extension, type Questionnaire, type QuestionnaireItem, URLS } from "./resources.ts";
import { fhirText } from "./texts.ts";

/**
 * Returns a scale as a FHIR R4 Questionnaire: pages become groups, options carry their points as ordinal values,
 * simple conditions become `enableWhen`. FHIR has no place for formulas, bands, checks of typed answers, or lines
 * that the page computes. A note is a text to display.
 */
export function questionnaireOf({ survey, rule }: ScaleVersion): Questionnaire {
  const items = itemsOf(survey);
  const { scale, version, instrument, title } = rule;
  return {
    resourceType: "Questionnaire",
    id: scale,
    url: `${URLS.questionnaires}/${scale}`,
    version,
    name: nameOf(scale),
    ...fhirText("title", title),
    status: "active",
    subjectType: ["Patient"],
    ...(survey.description ? fhirText("description", survey.description) : {}),
    publisher: "Keepwell",
    copyright: [instrument.notice, instrument.rights].flatMap((text) => (text ? [textOf(text)] : [])).join(" "),
    extension: [{ url: URLS.scale, valueString: JSON.stringify(carriedScale({ survey, rule }, null)) }],
    ...(instrument.loinc ? { code: [{ system: URLS.loinc, code: instrument.loinc }] } : {}),
    item: survey.pages.map((page) => ({
      linkId: pageLink(page.name),
      ...(page.title ? fhirText("text", page.title) : {}),
      type: "group",
      ...withExtensions(conditionsOf(page.visibleIf, items), validatorsOf(page.validators)),
      item: [
        ...helpItem(pageLink(page.name), page.description),
        ...page.elements.flatMap((element) => elementItem(element, items, rule)),
      ],
    })),
  } as Questionnaire;
}

/** Question names never contain a slash, so a page's link id cannot equal a question's. */
export const pageLink = (page: string): string => `page/${page}`;

/** Returns a name for programs: letters and digits, starting with a capital. */
function nameOf(scale: string): string {
  return scale
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

function elementItem(element: SurveyElement, items: readonly Item[], rule: ScoringRule): QuestionnaireItem[] {
  if (isPanel(element)) return [panelItem(element, items, rule)];
  const { asksNothing, fhir, words } = typeOf(element);
  if (asksNothing) return words ? [noteItem(element, items)] : [];
  const own = items.filter(({ name, row }) => name === element.name || row?.question === element.name);
  const shared = {
    linkId: element.name,
    ...codeOf(element.name, rule),
    ...fhirText("text", wordsOf(element)),
    ...conditionsOf(element.visibleIf, items),
  };
  const isDeclinable = "declinable" in element && element.declinable === true;
  const offer = isDeclinable ? [{ url: URLS.declinable, valueBoolean: true }] : [];
  const help = helpItem(element.name, "description" in element ? element.description : undefined);
  const marks = marksOf(element.type, fhir?.mark);
  const [item] = own;
  if (item?.row) {
    const rows = own.map((row) => ({
      linkId: row.name,
      ...codeOf(row.name, rule),
      ...fhirText("text", row.title),
      ...answerOf(row, [], rule),
    }));
    return [
      {
        ...shared,
        type: "group",
        extension: [...(shared.extension ?? []), ...offer, ...marks],
        item: [...help, ...rows],
      },
    ];
  }
  if (!item) return [];
  const answer = answerOf(item, marks, rule);
  const extension = [...(shared.extension ?? []), ...offer, ...(answer.extension ?? [])];
  const beside = items.filter(({ besideOther }) => besideOther === element.name);
  const inner = [...help, ...(answer.item ?? []), ...beside.map((one) => besideItem(one, items, rule))];
  return [
    {
      ...shared,
      ...answer,
      ...(extension.length > 0 ? { extension } : {}),
      ...(inner.length > 0 ? { item: inner } : {}),
    },
  ];
}

function codeOf(item: string, { codes }: ScoringRule): Pick<QuestionnaireItem, "code"> {
  const code = codes?.items?.[item];
  return code === undefined ? {} : { code: [{ system: URLS.loinc, code }] };
}

/** The text beside "other" stands inside its question. */
function besideItem(item: Item, items: readonly Item[], rule: ScoringRule): QuestionnaireItem {
  const own = conditionsOf(item.conditions.at(-1), items);
  return { linkId: item.name, ...fhirText("text", item.title), ...own, ...answerOf(item, [], rule) };
}

function panelItem(panel: Panel, items: readonly Item[], rule: ScoringRule): QuestionnaireItem {
  const { name, type, title, description, visibleIf } = panel;
  const conditions = conditionsOf(visibleIf, items);
  return {
    linkId: name,
    ...(title ? fhirText("text", title) : {}),
    type: "group",
    ...conditions,
    extension: [...(conditions.extension ?? []), ...marksOf(type, "name")],
    item: [
      ...helpItem(name, description),
      ...elementsIn(panel).flatMap((element) => elementItem(element, items, rule)),
    ],
  };
}

function noteItem(element: SurveyElement, items: readonly Item[]): QuestionnaireItem {
  const text = fhirText("text", wordsOf(element));
  return { linkId: element.name, ...text, type: "display", ...conditionsOf(element.visibleIf, items) };
}

function answerOf({ name, answer, required }: Item, marks: readonly Extension[], rule: ScoringRule) {
  const points = rule.points?.find(({ items }) => items.includes(name))?.values ?? {};
  return onServer(answer).fhirItem(answer, { linkId: name, required, points, marks });
}

function marksOf(type: string, mark: FhirPart<SurveyElement>["mark"]): Extension[] {
  if (mark === undefined) return [];
  return [mark === "name" ? { url: URLS.elementType, valueCode: type } : controlOf(mark.control)];
}

/** A condition that is not simple is exported as written, so that our own import can read it back. */
function conditionsOf(condition: string | undefined, items: readonly Item[]): Partial<QuestionnaireItem> {
  if (condition === undefined) return {};
  return enableWhenOf(condition, items) ?? { extension: [{ url: URLS.visibleIf, valueString: condition }] };
}

/** Checks of answers have no place in FHIR, so that only our own import reads them. */
const validatorsOf = (validators: readonly unknown[] | undefined): Extension[] =>
  validators ? [{ url: URLS.validators, valueString: JSON.stringify(validators) }] : [];

const withExtensions = (part: Partial<QuestionnaireItem>, more: readonly Extension[]): Partial<QuestionnaireItem> =>
  more.length === 0 ? part : { ...part, extension: [...(part.extension ?? []), ...more] };

function helpItem(linkId: string, description: Text | undefined): QuestionnaireItem[] {
  if (description === undefined) return [];
  const help = { linkId: `${linkId}/help`, ...fhirText("text", description), type: "display" };
  return [{ ...help, extension: [controlOf("help")] }];
}
