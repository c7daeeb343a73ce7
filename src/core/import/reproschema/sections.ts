import type { Text } from "../../content-model/text.ts";
import type { ImportedElement } from "../imported.ts";
import { headingOf } from "../redcap/sections.ts";

/** An element with the words that stand above it. */
export type Placed = { readonly element: ImportedElement; readonly preamble: Text | undefined };

/** Returns elements in order; those that share the words above them stand under these once. */
export function sectionsOf(placed: readonly Placed[]): ImportedElement[] {
  const runs: { readonly preamble: Text | undefined; readonly elements: ImportedElement[] }[] = [];
  for (const { element, preamble } of placed) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.preamble) === JSON.stringify(preamble)) last.elements.push(element);
    else runs.push({ preamble, elements: [element] });
  }
  return runs.flatMap(({ preamble, elements }): ImportedElement[] => {
    const heading = headingOf(preamble ?? null);
    const source = `section_${elements[0]?.source ?? ""}`;
    return heading ? [{ kind: "group", source, ...heading, condition: null, elements }] : elements;
  });
}
