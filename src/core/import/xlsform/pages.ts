import type { ImportedElement, ImportedPage } from "../imported.ts";
import { appearancesOf } from "./answer-types.ts";
import { elementsOf } from "./elements.ts";
import type { Form } from "./form.ts";
import type { Node } from "./tree.ts";

/** Makes a page of each group that the file shows on one screen (`field-list`), and one of all that stands between two. */
export function pagesOf(nodes: readonly Node[], form: Form): ImportedPage[] {
  const pages: ImportedPage[] = [];
  let between: Node[] = [];
  const close = () => {
    const elements = elementsOf(between, null, form);
    if (elements.length > 0) pages.push({ condition: null, elements });
    between = [];
  };
  for (const node of nodes) {
    if (node.type.kind !== "begin" || !appearancesOf(node.row).includes("field-list")) between.push(node);
    else {
      close();
      const elements = elementsOf([node], null, form);
      if (elements.length > 0) pages.push(pageOf(elements));
    }
  }
  close();
  return pages;
}

function pageOf(elements: readonly ImportedElement[]): ImportedPage {
  const [group] = elements;
  if (group?.kind !== "group") return { condition: null, elements };
  const { title, description, condition, elements: inner, carried } = group;
  const validators = carried?.element?.["validators"];
  const own = {
    ...(carried?.name ? { name: carried.name } : {}),
    ...(Array.isArray(validators) ? { validators } : {}),
  };
  return { ...own, ...(title ? { title } : {}), ...(description ? { description } : {}), condition, elements: inner };
}
