import type { ScaleVersion } from "../content-changes/content-change.ts";
import { type AnswerValue, type Declined, isDeclined } from "../content-model/answers.ts";
import type { ExportedSubmission } from "../export/export-record.ts";
import { onServer } from "../question-types/answer-kinds/on-server.ts";
import { OTHER } from "../question-types/special-choices.ts";
import { textOf } from "../shared/text-of.ts";
import { type Item, itemsOf } from "../surveys/items.ts";
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
  const pages = survey.pages.map((page, index): ResponseItem => {
    const rows = new Map<string, ResponseItem[]>();
    const answered = items
      .filter((item) => item.page === index)
      .flatMap((item): ResponseItem[] => {
        const answer = exported.answers[item.name];
        if (answer === undefined) return [];
        const asked = { linkId: item.name, text: textOf(item.title) };
        const one = isDeclined(answer)
          ? { ...asked, extension: [{ url: URLS.absent, valueCode: "asked-declined" }] }
          : { ...asked, answer: answersOf(item, answer, exported) };
        if (item.besideOther !== undefined) return [];
        if (!item.row) return [withTextBeside(one, items, exported)];
        const known = rows.get(item.row.question);
        if (known) {
          known.push(one);
          return [];
        }
        const first = [one];
        rows.set(item.row.question, first);
        return [{ linkId: item.row.question, item: first }];
      });
    return { linkId: pageLink(page.name), item: answered };
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
