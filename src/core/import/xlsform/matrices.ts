import type { Carried } from "../../carried/carried.ts";
import type { Text } from "../../content-model/text.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { AskedElement, ImportedQuestion } from "../imported.ts";
import type { Changed } from "../report.ts";
import { appearancesOf } from "./answer-types.ts";
import type { Form } from "./form.ts";
import { carriedBy } from "./own-columns.ts";
import { below, conditionOf, descriptionOf, isRequired, nameOf, saidOf, titleOf } from "./questions.ts";
import type { Node } from "./tree.ts";

/** Rows of one matrix, from `start` to before `end`; `head` is a row that only shows the options. */
export type Rows = { readonly head: Node | null; readonly rows: readonly Node[]; readonly end: number };

/**
 * Returns the rows of a matrix that begins here: those of a group in the form of a table, or rows `list-nolabel` below a
 * row `label`.
 * @returns null where none begins
 */
export function matrixRows(nodes: readonly Node[], start: number, isTable: boolean, form: Form): Rows | null {
  const first = nodes[start];
  if (first?.type.kind !== "select") return null;
  const hasHead = appearancesOf(first.row).includes("label");
  if (!hasHead && !isTable) return null;
  const begin = hasHead ? start + 1 : start;
  const pattern = nodes[begin];
  if (!pattern || !isRow(pattern, isTable, first)) return null;
  let end = begin + 1;
  while (end < nodes.length && isRow(nodes[end], isTable, first) && isLike(nodes[end] as Node, pattern)) end += 1;
  const rows = nodes.slice(begin, end);
  const names = new Set(rows.map(({ row }) => nameOf(row).toLowerCase()));
  const options = form.lists.get(first.type.list)?.options ?? [];
  if (names.size < rows.length || options.length < 2 || conditionOf(pattern.row, form) === "never") return null;
  return { head: hasHead ? first : null, rows, end };
}

function isRow(node: Node | undefined, isTable: boolean, first: Node): boolean {
  if (node?.type.kind !== "select" || first.type.kind !== "select" || first.type.isSeveral) return false;
  const { isSeveral, hasOther, list } = node.type;
  const appearances = appearancesOf(node.row);
  const isInTable = appearances.includes("list-nolabel") || (isTable && !appearances.includes("label"));
  return !isSeveral && !hasOther && list === first.type.list && isInTable && node.row.cell("choice_filter") === "";
}

/** The rows of a matrix are asked under one condition, and all of them must be answered or none. */
const isLike = ({ row }: Node, pattern: Node): boolean =>
  ["relevant", "required"].every((property) => row.cell(property) === pattern.row.cell(property));

/**
 * Returns the matrix of these rows.
 * @param group in which they stand: its words are those of the matrix where it has no row of its own for them
 */
export function matrixOf(
  { head, rows }: Rows,
  group: { readonly name: string; readonly title: Text | null; readonly carried?: Carried },
  form: Form,
): ImportedQuestion {
  const changed: Changed[] = [];
  const saying = (name: string, say: (said: string[]) => unknown) => {
    const said: string[] = [];
    say(said);
    changed.push(...said.map((what) => ({ name, what })));
  };
  const name = head ? nameOf(head.row) : group.name;
  const [first] = rows as [Node, ...Node[]];
  const list = first.type.kind === "select" ? form.lists.get(first.type.list) : undefined;
  const title = (head && form.words.of(head.row, "label")) ?? group.title;
  if (!title) changed.push({ name, what: "It has no words in the file; its name stands there." });
  saying(name, (said) => said.push(...(list?.said ?? [])));
  let required = false;
  const texts = rows.map(({ row }) => {
    const source = nameOf(row);
    let text: Text = source;
    saying(source, (said) => {
      text = titleOf(row, form, said);
      if (!row.cell("name")) said.push(`It has no name in the file; it is called "${source}" here.`);
      if (row.cell("constraint") !== "") said.push(`Its check is left out: ${row.cell("constraint")}.`);
      said.push(...saidOf(row));
      required = isRequired(row, said);
      const message = form.words.of(row, "required_message");
      if (message) said.push("Its own message where the answer is missing is left out.");
    });
    const { description } = descriptionOf(row, form);
    const value = row.cell("keepwell_name").split(".").slice(1).join(".") || source;
    return { source, value, text: description ? below(text, description) : text };
  });
  const codes = first.type.kind === "select" ? carriedBy(first.row, form, first.type.list).carried?.codes : undefined;
  const carried = { ...group.carried, ...(codes ? { codes } : {}) };
  const own = conditionOf(first.row, form);
  const ofHead = head ? conditionOf(head.row, form) : null;
  const element = {
    type: "matrix",
    name,
    title: title ?? name,
    ...(head ? descriptionOf(head.row, form) : {}),
    columns: list?.options ?? [],
    rows: texts.map(({ source: _, ...row }) => row),
    ...(required ? { isRequired: true, eachRowRequired: true } : {}),
  };
  return {
    kind: "question",
    source: name,
    element: element as unknown as AskedElement,
    rows: new Map(texts.map(({ source, value }) => [source, value])),
    ...(Object.keys(carried).length > 0 ? { carried } : {}),
    condition: own === "never" ? null : (own ?? (ofHead as Condition | null)),
    counts: rows.length,
    changed,
  };
}
