import { type Carried, type CarriedElement, objectIn } from "../../carried/carried.ts";
import type { Text } from "../../content-model/text.ts";
import type { Form } from "./form.ts";
import type { Row } from "./table.ts";
import type { Node } from "./tree.ts";

/** Returns what our own export wrote beside a row. */
export function carriedBy(row: Row, form: Pick<Form, "lists">, list?: string): { readonly carried?: Carried } {
  const [name, element] = [row.cell("keepwell_name"), objectIn(row.cell("keepwell_more"))];
  const codes = list === undefined ? undefined : form.lists.get(list)?.ownValues;
  const carried: Carried = {
    ...(name ? { name } : {}),
    ...(codes && codes.size > 0 ? { codes } : {}),
    ...(typeof element?.["type"] === "string" ? { element: element as CarriedElement } : {}),
  };
  return Object.keys(carried).length > 0 ? { carried } : {};
}

/** Returns what our own export says that a row is, such as "help" or "check"; empty for any other. */
export const ownTypeOf = (row: Row): string => `${objectIn(row.cell("keepwell_more"))?.["type"] ?? ""}`;

/** A note that our export made of what a group says below its heading. */
export function helpIn(inner: readonly Node[], form: Form): { readonly help?: Text; readonly rest: readonly Node[] } {
  const [first, ...rest] = inner;
  const text = first && ownTypeOf(first.row) === "help" ? form.words.of(first.row, "label") : null;
  return text === null ? { rest: inner } : { help: text, rest };
}
