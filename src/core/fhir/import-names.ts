import { typeNamed } from "../question-types/question-types.ts";
import { hasControl } from "./control.ts";
import type { AskedOf } from "./enable-when.ts";
import { type Questionnaire, type QuestionnaireItem, URLS } from "./resources.ts";

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

/** Returns a question's name for each link id: the id itself if it is a valid name, otherwise the closest valid one. */
export function namesOf({ item = [] }: Questionnaire, notes: string[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const visit = (one: QuestionnaireItem, isRow: boolean) => {
    const plain = isRow
      ? one.linkId
      : one.linkId
          .replaceAll(/[^A-Za-z0-9 _-]+/g, "-")
          .replace(/^[^A-Za-z0-9]+/, "")
          .slice(0, 60) || "question";
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
    if (one.type !== "group" && one.type !== "display") {
      taken.add(name);
      if (name !== one.linkId)
        notes.push(`${one.linkId}: a name cannot have this form, so the question is named ${name}.`);
    }
    names.set(one.linkId, name);
    const rows = one.type === "group" ? (matrixRows(one) ?? fieldsIn(one)) : null;
    for (const inner of one.item ?? []) visit(inner, rows?.includes(inner) ?? false);
  };
  for (const one of item) visit(one, false);
  return names;
}

/** Returns the questions that conditions may refer to, by link id. */
export function askedOf(items: readonly QuestionnaireItem[], names: ReadonlyMap<string, string>): Map<string, AskedOf> {
  const found = new Map<string, AskedOf>();
  for (const { linkId, extension = [], answerOption = [], item = [] } of items) {
    const typed = [...extension, ...answerOption.flatMap((option) => option.extension ?? [])];
    const isPlain = typed.some(
      ({ url, valueCode }) =>
        url === URLS.elementType && (valueCode === "number" || typeNamed(valueCode)?.fhir?.hasPlainCodes === true),
    );
    found.set(linkId, { name: names.get(linkId) ?? linkId, isPlain });
    for (const [inner, one] of askedOf(item, names)) found.set(inner, one);
  }
  return found;
}
