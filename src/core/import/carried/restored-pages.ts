import type { Text } from "../../content-model/text.ts";
import type { AskedElement, ImportedElement, ImportedGroup, ImportedPage, ImportedQuestion } from "../imported.ts";
import { type Loose, restoredElement } from "./restored-element.ts";

/** Returns pages as they were before they were taken home, as far as something travelled beside their questions. */
export const restoredPages = (pages: readonly ImportedPage[]): ImportedPage[] =>
  pages.map((page) => ({ ...page, elements: restoredAll(page.elements) }));

function restoredAll(elements: readonly ImportedElement[]): ImportedElement[] {
  const found: ImportedElement[] = [];
  for (const one of elements) {
    const last = found.at(-1);
    if (one.kind === "group") found.push(fieldsIn(one) ?? { ...one, elements: restoredAll(one.elements) });
    else if (one.kind === "note" || !one.carried) found.push(one);
    else if (last?.kind === "question" && isBeside(one, last))
      found.splice(-1, 1, { ...last, counts: last.counts + 1 });
    else found.push({ ...one, element: restoredElement(one.element, one.carried) });
  }
  return found;
}

/** The text beside "other" is a field of its own in other programs. */
const isBeside = ({ carried }: ImportedQuestion, question: ImportedQuestion): boolean =>
  "showOtherItem" in question.element && carried?.name === `${question.carried?.name}-Comment`;

/** Returns the one question of a group whose questions are its fields; null for any other group. */
function fieldsIn({
  source,
  carried,
  title,
  description,
  condition,
  elements,
}: ImportedGroup): ImportedQuestion | null {
  const fields = elements.filter((one) => one.kind === "question");
  const areFields = fields.every(({ element, carried: own }) => element.type === "text" && own?.name?.includes("."));
  if (carried?.element?.type !== "multipletext" || !areFields || fields.length < elements.length) return null;
  const first = fields[0];
  if (!first) return null;
  const { helpLines: _, ...own } = carried.element;
  const items = fields.map((field) => {
    const { type: __, visibleIf: ___, name: ____, title: text, ...restored } = asField(field);
    const name = rowOf(field);
    return { name, ...(text === name ? {} : { title: text }), ...restored };
  });
  const isRequired = "isRequired" in own;
  const element = {
    ...own,
    name: carried.name ?? source,
    title: title ?? carried.name ?? source,
    ...(description ? { description } : {}),
    items: isRequired ? items.map(({ isRequired: _____, ...item }) => item) : items,
  };
  return {
    kind: "question",
    source,
    element: element as unknown as AskedElement,
    rows: new Map(fields.map((field) => [field.source, rowOf(field)])),
    condition: condition ?? first.condition,
    counts: fields.length,
    changed: fields.flatMap(({ changed }) => changed),
    carried,
  };
}

const rowOf = ({ carried, source }: ImportedQuestion): string => carried?.name?.split(".").slice(1).join(".") || source;

function asField({
  element,
  carried,
}: ImportedQuestion): Loose & { readonly title?: Text; readonly isRequired?: boolean } {
  const own = carried?.element ? { ...carried, element: { ...carried.element, type: "text" } } : {};
  return restoredElement(element, own) as unknown as Loose;
}
