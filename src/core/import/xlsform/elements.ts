import type { Carried } from "../../carried/carried.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { ImportedElement, ImportedGroup } from "../imported.ts";
import { withChange } from "../with-change.ts";
import { appearancesOf, countAppearances } from "./answer-types.ts";
import type { Form } from "./form.ts";
import { matrixOf, matrixRows } from "./matrices.ts";
import { carriedBy, helpIn, ownTypeOf } from "./own-columns.ts";
import { conditionOf, descriptionOf, IS_NO, nameOf, questionOf } from "./questions.ts";
import { scoredFormula } from "./scored-formula.ts";
import type { Row } from "./table.ts";
import type { Node } from "./tree.ts";

type Group = {
  readonly name: string;
  readonly title: ReturnType<Form["words"]["of"]>;
  readonly isTable: boolean;
  readonly carried?: Carried;
};

/** Reads rows, and the groups among them, into what is asked. What cannot be asked is gathered in the form. */
export function elementsOf(nodes: readonly Node[], group: Group | null, form: Form): ImportedElement[] {
  const elements: ImportedElement[] = [];
  for (let at = 0; at < nodes.length; ) {
    const matrix = matrixRows(nodes, at, group?.isTable ?? false, form);
    if (matrix) elements.push(matrixOf(matrix, matrixGroup(group, elements.length, matrix.rows[0]?.row), form));
    else elements.push(...elementOf(nodes[at] as Node, form));
    at = matrix ? matrix.end : at + 1;
  }
  return elements;
}

/** The first matrix of a group has its words; a further one is called after its first row. */
function matrixGroup(group: Group | null, before: number, first: Row | undefined) {
  if (group && before === 0) return group;
  return { name: `${first ? nameOf(first) : "rows"}_rows`, title: group?.title ?? null };
}

function elementOf(node: Node, form: Form): ImportedElement[] {
  const { row, type } = node;
  const name = nameOf(row);
  switch (type.kind) {
    case "begin":
      return type.what === "group" ? groupOf(node, form) : askedOnce(node, form);
    case "note":
      return noteOf(row, form);
    case "calculate":
      gatherCalculation(row, form);
      return [];
    case "metadata":
      form.notes.push(`"${name}" (${row.cell("type")}) is written down by the device and no question; it is left out.`);
      return [];
    case "end":
      return [];
    case "unasked":
      form.dropped.push({
        name,
        type: row.cell("type"),
        why: row.cell("type") === "" ? "The row has no type." : type.why,
      });
      lost(row, form);
      return [];
    default: {
      if (ownTypeOf(row) === "reads") {
        const why = "It stands for the latest result of another scale, which the rule reads itself.";
        form.dropped.push({ name, type: row.cell("type"), why });
        return [];
      }
      if (type.kind !== "select" && !IS_NO.test(row.cell("readonly"))) {
        // A text that can only be read is a note, and one that is computed is a calculation.
        if (row.cell("calculation") !== "") gatherCalculation(row, form);
        else if (type.kind === "text") return noteOf(row, form);
        if (row.cell("calculation") !== "") return [];
      }
      if (type.kind === "select" && appearancesOf(row).includes("label")) return noteOf(row, form);
      const question = questionOf(row, type, form);
      if ("why" in question) {
        form.dropped.push({ name, type: row.cell("type"), why: question.why });
        return [];
      }
      lost(row, form);
      return [question];
    }
  }
}

/** A calculation on a row that is asked is lost. */
function lost(row: Row, form: Form): void {
  const written = row.cell("calculation");
  if (written !== "") form.todo.push(`The calculation "${nameOf(row)}" did not come over. The file writes ${written}`);
}

function noteOf(row: Row, form: Form): ImportedElement[] {
  // What our own export wrote as a note is read where it belongs.
  if (["check", "introduction", "notice"].includes(ownTypeOf(row))) return [];
  const source = nameOf(row);
  const text = form.words.of(row, "label") ?? form.words.of(row, "hint");
  const condition = conditionOf(row, form);
  countAppearances(row, form, ["label"]);
  const hint = form.words.of(row, "label") && form.words.of(row, "hint");
  if (condition === "never" || text === null) {
    form.notes.push(
      `The note "${source}" is left out: ${text === null ? "it has no words" : "its condition is never true"}.`,
    );
    return [];
  }
  if (row.cell("default") !== "") form.notes.push(`The note "${source}" shows ${row.cell("default")} in the file.`);
  const note = { kind: "note", source, text, condition, ...carriedBy(row, form) } as const;
  return hint ? [note, { ...note, source: `${source}_hint`, text: hint }] : [note];
}

function gatherCalculation(row: Row, form: Form): void {
  const written = row.cell("calculation") || row.cell("default");
  const source = nameOf(row);
  if (written === "") form.notes.push(`"${source}" works out nothing and is left out.`);
  else {
    const title = form.words.of(row, "label");
    const formula = scoredFormula(form.expression(written, source));
    form.calculations.push({ source, ...(title ? { title } : {}), formula, written });
    if (row.cell("relevant") !== "")
      form.notes.push(`The file works out "${source}" only where ${row.cell("relevant")}.`);
  }
}

function groupOf(node: Node, form: Form): ImportedElement[] {
  const { row } = node;
  const appearances = appearancesOf(row);
  const source = nameOf(row);
  const condition = conditionOf(row, form);
  if (condition === "never") return leftOut(node, "The condition of its group is never true.", form);
  countAppearances(row, form);
  const title = form.words.of(row, "label");
  const { help, rest } = helpIn(node.inner, form);
  const own = carriedBy(row, form);
  const elements = elementsOf(rest, { name: source, title, isTable: appearances.includes("table-list"), ...own }, form);
  const [only] = elements;
  // The matrix has the words of its group.
  if (only?.kind === "question" && only.source === source && elements.length === 1) {
    const conditions = [condition, only.condition].filter((one) => one !== null);
    const both: Condition | null = conditions.length > 1 ? { kind: "all", of: conditions } : (conditions[0] ?? null);
    const { description = help } = descriptionOf(row, form);
    return [
      {
        ...only,
        element: { ...only.element, ...(description ? { description } : {}) } as typeof only.element,
        condition: both,
      },
    ];
  }
  const group: ImportedGroup = {
    kind: "group",
    source,
    ...(title ? { title } : {}),
    ...(help ? { description: help } : {}),
    ...descriptionOf(row, form),
    condition,
    elements,
    ...own,
  };
  return elements.length === 0 ? [] : [group];
}

/** A repeat has no end here: what is in it is asked once, and what the file works out each time is lost. */
function askedOnce(node: Node, form: Form): ImportedElement[] {
  const name = nameOf(node.row);
  const count = node.row.cell("repeat_count");
  const before = form.calculations.length;
  const elements = groupOf(node, form);
  for (const { source, written } of form.calculations.splice(before))
    form.todo.push(
      `The calculation "${source}" did not come over: the file works it out each time that "${name}" is asked. It writes ${written}`,
    );
  const often = count === "" ? "as often as people add it" : `${count} times`;
  if (elements.length > 0) form.todo.push(`See whether it serves to ask "${name}" once: the file asks it ${often}.`);
  return elements.map((one) => withChange(one, `It is asked once; the file repeats it, as a part of "${name}".`));
}

/** Leaves out a group with all in it. */
function leftOut(node: Node, why: string, form: Form): [] {
  const { row, type, inner } = node;
  const name = nameOf(row);
  if (type.kind === "begin") {
    form.notes.push(`The ${type.what} "${name}" is left out with all in it.`);
    for (const one of inner) leftOut(one, why, form);
  } else if (type.kind === "calculate")
    form.todo.push(`The calculation "${name}" did not come over: ${why} The file writes ${row.cell("calculation")}`);
  else if (type.kind === "note") form.notes.push(`The note "${name}" is left out: ${why}`);
  else if (type.kind !== "metadata" && type.kind !== "end") form.dropped.push({ name, type: row.cell("type"), why });
  return [];
}
