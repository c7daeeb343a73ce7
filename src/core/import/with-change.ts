import type { ImportedElement } from "./imported.ts";

/** Says of an element, or of each question in a group, what is asked otherwise than in the file. */
export function withChange(element: ImportedElement, what: string): ImportedElement {
  if (element.kind === "group")
    return { ...element, elements: element.elements.map((inner) => withChange(inner, what)) };
  if (element.kind === "note") return element;
  return { ...element, changed: [...element.changed, { name: element.source, what }] };
}
