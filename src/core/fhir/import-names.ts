import { typeNamed } from "../question-types/question-types.ts";
import { hasControl } from "./control.ts";
import { type QuestionnaireItem, URLS } from "./resources.ts";

/** Returns the rows of a table whose names and options are in the form that our own export writes. */
export function matrixRows(group: QuestionnaireItem): QuestionnaireItem[] | null {
  const { linkId, item = [] } = group;
  const isTable = hasControl(group, "gtable");
  const rows = item.filter((one) => !isHelp(one));
  const fit = rows.length > 0 && rows.every((row) => row.linkId.startsWith(`${linkId}.`) && row.answerOption);
  return isTable && fit ? rows : null;
}

/** Returns the fields of a question with several, in the form that our own export writes. */
export function fieldsIn(group: QuestionnaireItem): QuestionnaireItem[] | null {
  const { linkId, item = [], extension = [] } = group;
  const type = extension.find(({ url }) => url === URLS.elementType)?.valueCode;
  const fields = item.filter((one) => !isHelp(one));
  const fit = fields.length > 0 && fields.every((field) => field.linkId.startsWith(`${linkId}.`));
  return typeNamed(type)?.shown.fields && fit ? fields : null;
}

export const isHelp = (item: QuestionnaireItem): boolean => item.type === "display" && hasControl(item, "help");

/** Returns true for the words at an end of a slider. */
export const isEnd = (item: QuestionnaireItem): boolean =>
  item.type === "display" && (hasControl(item, "lower") || hasControl(item, "upper"));
