import type { ScaleVersion } from "../content-changes/content-change.ts";
import { type AnswerValue, type Declined, isDeclined } from "../content-model/answers.ts";
import type { SurveyElement } from "../content-model/survey.ts";
import type { ExportedSubmission } from "../export/export-record.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import { OTHER } from "../question-types/special-choices.ts";
import { textOf } from "../shared/text-of.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
import { elementsIn, isPanel } from "../surveys/placed-elements.ts";
import { pageLink } from "./questionnaire.ts";
import { type QuestionnaireResponse, type ResponseAnswer, type ResponseItem, URLS } from "./resources.ts";

/**
 * Returns a submission as a FHIR R4 QuestionnaireResponse, under a pseudonym. Score and band are extensions beside
 * the answers.
 * @param version the survey and rule that were answered
 */
export function questionnaireResponseOf(
  { survey, rule }: ScaleVersion,
  exported: ExportedSubmission,
): QuestionnaireResponse {
  const items = itemsOf(survey);
  const pages = survey.pages.map((page): ResponseItem => {
    return {
      linkId: pageLink(page.name),
      item: page.elements.flatMap((element) => answeredOf(element, items, exported)),
    };
  });
  return {
    resourceType: "QuestionnaireResponse",
    id: exported.submission,
    extension: [
      ...(exported.score === null
        ? []
        : [
            { url: URLS.score, valueDecimal: exported.score },
            { url: URLS.meaning, valueString: exported.meaning },
          ]),
    ],
    questionnaire: `${URLS.questionnaires}/${rule.scale}|${rule.version}`,
    status: statusOf(exported),
    subject: { identifier: { system: URLS.participants, value: exported.participant } },
    authored: exported.submittedAt,
    item: pages.filter(({ item }) => (item?.length ?? 0) > 0),
  };
}

/** Returns what was answered of an element: of a panel, of all in it. */
function answeredOf(element: SurveyElement, items: readonly Item[], exported: ExportedSubmission): ResponseItem[] {
  if (isPanel(element)) {
    const item = elementsIn(element).flatMap((one) => answeredOf(one, items, exported));
    return item.length > 0 ? [{ linkId: element.name, item }] : [];
  }
  const own = items.filter(({ name, row }) => name === element.name || row?.question === element.name);
  const given = own.flatMap((item): ResponseItem[] => {
    const answer = exported.answers[item.name];
    if (answer === undefined) return [];
    const asked = { linkId: item.name, text: textOf(item.title) };
    if (isDeclined(answer)) return [{ ...asked, extension: [{ url: URLS.absent, valueCode: "asked-declined" }] }];
    return [withTextBeside({ ...asked, answer: answersOf(item, answer, exported) }, items, exported)];
  });
  return own.some(({ row }) => row) && given.length > 0 ? [{ linkId: element.name, item: given }] : given;
}

/** FHIR has what stands inside a question inside its answer. */
function withTextBeside(question: ResponseItem, items: readonly Item[], { answers }: ExportedSubmission): ResponseItem {
  const beside = items.find(({ besideOther }) => besideOther === question.linkId);
  const text = beside && answers[beside.name];
  if (beside === undefined || text === undefined) return question;
  const inner = { linkId: beside.name, text: textOf(beside.title), answer: [{ valueString: `${text}` }] };
  const { answer: given = [] } = question;
  const isOther = ({ valueCoding }: ResponseAnswer) => valueCoding?.code === OTHER;
  return { ...question, answer: given.map((one) => (isOther(one) ? { ...one, item: [inner] } : one)) };
}

function statusOf({ replacedBy, firstSubmittedAt }: ExportedSubmission): QuestionnaireResponse["status"] {
  if (replacedBy !== null) return "entered-in-error";
  return firstSubmittedAt === null ? "completed" : "amended";
}

function answersOf(
  item: Item,
  answer: Exclude<AnswerValue, Declined>,
  { trace }: ExportedSubmission,
): ResponseAnswer[] {
  const picked = typeof answer === "object" ? answer : [answer];
  const points = trace.items.find(({ item: name }) => name === item.name)?.points ?? null;
  // For several selected options only the sum of their points is known.
  const own = picked.length > 1 ? null : points;
  return picked.map((value) => onServer(item.answer).fhirResponse(item.answer, value, own));
}
