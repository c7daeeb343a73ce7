import { carriedScaleIn, withFingerprint } from "../../carried/carried-scale.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { ImportedElement, ImportedInstrument } from "../imported.ts";
import { isObject } from "../json-values.ts";
import { withoutPlaces } from "../plain-text.ts";
import type { Changed, Dropped } from "../report.ts";
import { calculationsOf, formulasOf } from "./calculations.ts";
import type { Field } from "./dictionary.ts";
import { conditionsOf } from "./form-conditions.ts";
import type { KnownField, Scope } from "./logic/references.ts";
import { matrixOf, type Row, rowsFrom } from "./matrix-groups.ts";
import { OwnStructure } from "./own-structure.ts";
import { askedBy, optionsOfField } from "./questions.ts";
import { isNeverTrue, notesOn, pointsOfNoAnswer, shownAnswersOf } from "./said-of-forms.ts";
import { type Heading, headingOf, sectionsOf } from "./sections.ts";
import { type Tagged, taggedBy } from "./tagged.ts";
import { wordsOf } from "./words.ts";

/** Said of a row that is no row here. */
const APART = "It is asked beside its matrix: a matrix here has one condition, and one answer to each row.";

type Project = {
  /** Every field of the file by its name in small letters. */
  readonly known: ReadonlyMap<string, KnownField>;
  /** The field that holds the number of a record. */
  readonly record: Field | undefined;
};

/** Why a field of this type is not asked. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  file: "Files and signatures cannot be asked for here.",
  sql: "Its options come from a query of the other system's database.",
};

/** Returns one form as an instrument of one page, with its sections as groups. */
export function instrumentOf(form: string, fields: readonly Field[], { known, record }: Project): ImportedInstrument {
  const words = wordsOf(fields.flatMap(({ header, label, choices, note }) => [header, label, choices, note]));
  const title = titleOfForm(form);
  const fieldOf = (name: string) => known.get(name.toLowerCase());
  const formulaOf = formulasOf(fields, (formula) => ({ form, fieldOf, formulaOf: formula }));
  const scope: Scope = { form, fieldOf, formulaOf };
  const dropped: Dropped[] = [];
  const notes: string[] = [];
  const todo: string[] = [];
  const calculated: Field[] = [];
  const taggedOf = new Map(fields.map((field) => [field, taggedBy(field)]));

  const conditions = conditionsOf(fields, scope);
  todo.push(...conditions.todo);
  const conditionOf = (field: Field): Condition | null => {
    const condition = conditions.of.get(field) ?? null;
    if (condition === null) return null;
    if (isNeverTrue(condition)) notes.push(`The condition of "${field.name}" can never hold: ${field.logic}`);
    return condition;
  };
  /** Whether a field is asked or shown; of any other, it says what becomes of it. */
  const isShown = (field: Field, tagged: Tagged): boolean => {
    const { name, type } = field;
    if (tagged.remark !== "") notes.push(`The file remarks on "${name}": ${tagged.remark.slice(0, 300)}`);
    if (tagged.own.isCheck) return false;
    if (tagged.own.reads !== null) {
      const why = `It stands for the latest result of the scale "${tagged.own.reads}", which the rule reads itself.`;
      dropped.push({ name, type, why });
      return false;
    }
    if (type === "calc" || tagged.calculated !== null) {
      if (field.logic !== "")
        notes.push(`The calculation "${name}" is shown under a condition in the file: ${field.logic}`);
      calculated.push(tagged.calculated === null ? field : { ...field, choices: tagged.calculated });
      return false;
    }
    if (type === "descriptive") {
      if (tagged.hidden === null && words.textOf(field.label) !== null) return true;
      notes.push(
        `The text "${name}" is left out: ${tagged.hidden === null ? "it has no words" : `it is hidden (@${tagged.hidden})`}.`,
      );
      return false;
    }
    if (field === record) {
      notes.push(`"${name}" is the number of the record and is not asked.`);
      return false;
    }
    const why = tagged.hidden === null ? NOT_ASKED[type] : `It is hidden in the file (@${tagged.hidden}).`;
    if (why === undefined) return true;
    dropped.push({ name, type: type === "" ? "none" : type, why });
    return false;
  };
  const elementOf = ({ field, tagged, condition }: Row): ImportedElement[] => {
    const { name: source, type } = field;
    if (type === "descriptive") {
      const text = words.textOf(field.label);
      return text === null ? [] : [{ kind: "note", source, text, condition, ...carriedOf(tagged) }];
    }
    const asked = askedBy(field, tagged, words);
    if ("why" in asked) {
      dropped.push({ name: source, type: type || "none", why: asked.why });
      return [];
    }
    const apart = (sizes.get(field.matrix) ?? 0) > 1 ? [APART] : [];
    const changed = changesOf({ field, tagged, condition }, [...asked.said, ...apart]);
    return [{ kind: "question", source, element: asked.element, condition, counts: 1, changed, ...carriedOf(tagged) }];
  };
  const changesOf = ({ field, tagged }: Row, said: readonly string[]): Changed[] => {
    for (const one of tagged.conditional) todo.push(`See what ${one} does to "${field.name}": it is left out.`);
    const left = tagged.conditional.map((one) => `Its annotation ${one} is left out.`);
    return [...said, ...tagged.said, ...left].map((what) => ({ name: field.name, what }));
  };
  const sizes = new Map(
    [...Map.groupBy(fields, ({ matrix }) => matrix)].map(([group, own]) => [group, group === "" ? 0 : own.length]),
  );
  const groups = new Set<string>();
  const parted = new Set<string>();
  const nameOfMatrix = (group: string): string => {
    let name = group;
    if (groups.has(group)) parted.add(group);
    for (let number = 2; groups.has(name) || known.has(name.toLowerCase()); number++) name = `${group}_${number}`;
    groups.add(name);
    groups.add(group);
    return name;
  };

  const structure = new OwnStructure();
  const isOwn = fields.some((field) => taggedOf.get(field)?.own.above);
  const elements = sectionsOf(fields).flatMap(({ header, own }): ImportedElement[] => {
    const above = own[0] && taggedOf.get(own[0])?.own.above;
    const table = above ? structure.open(above, words.textOf(header)) : null;
    const heading = above ? null : headingOf(words.textOf(header));
    const rows = own.flatMap((field): Row[] => {
      const tagged = taggedOf.get(field) ?? taggedBy(field);
      return isShown(field, tagged) ? [{ field, tagged, condition: conditionOf(field) }] : [];
    });
    const inner: ImportedElement[] = [];
    for (let at = 0; at < rows.length; ) {
      const count = rowsFrom(rows, at);
      const some = rows.slice(at, at + count);
      const [first] = some;
      at += count;
      if (!first) break;
      const isAlone = count === rows.length;
      if (count === 1 && first.tagged.own.carried?.element?.type !== "matrix") {
        inner.push(...elementOf(first));
        continue;
      }
      const matrix = matrixOf(
        some,
        nameOfMatrix(first.field.matrix),
        table ?? (heading ? (isAlone ? heading : { title: heading.title }) : { title }),
        words,
      );
      const changed = some.flatMap((row) => changesOf(row, []));
      inner.push({ ...matrix, changed: [...matrix.changed, ...changed] });
    }
    if (isOwn) {
      structure.add(table ? asTable(table, inner) : inner);
      return [];
    }
    if (inner.length === 0 && heading)
      notes.push(`The heading "${header.slice(0, 200)}" has nothing below it and is left out.`);
    const isMatrixAlone = inner.length === 1 && inner[0]?.kind === "question" && inner[0].rows !== undefined;
    // A matrix alone has the heading as its own.
    if (!heading || inner.length === 0 || isMatrixAlone) return inner;
    const name = `section_${own[0]?.name ?? ""}`;
    return [{ kind: "group", source: name, ...heading, condition: null, elements: inner }];
  });

  for (const group of parted)
    notes.push(
      `The matrix "${group}" is in parts here: its rows differ in what they ask for, or others stand between.`,
    );
  const checkboxes = new Map(fields.map((field) => [field.name, optionsOfField(field).map(({ code }) => code)]));
  const scale = fields.map((field) => taggedOf.get(field)?.own.scale).find(Boolean);
  const carried = scale ? carriedScaleIn(scale) : null;
  const scored = calculationsOf(calculated, formulaOf, words, (name) => checkboxes.get(name) ?? []);
  return {
    name: carried?.id ?? form,
    title: structure.title ?? title,
    ...(structure.description ? { description: structure.description } : {}),
    pages: isOwn ? structure.pages : [{ condition: null, elements }],
    ...(carried ? { own: withFingerprint(carried, formulasIn(calculated)) } : {}),
    ...(scored.points.size > 0 ? { points: scored.points } : {}),
    calculations: scored.calculations,
    dropped,
    notes: [...notes, ...notesOn(fields), ...scored.notes],
    languages: words.languages,
    shownAnswers: shownAnswersOf(fields, (name) => known.has(name.toLowerCase())),
    todo: [...todo, ...pointsOfNoAnswer(fields, scored.calculations[0]?.formula ?? null)],
  };
}

const carriedOf = ({ own: { carried } }: Tagged) => (carried ? { carried } : {});

/** The fields of one question stand below its words. */
function asTable({ name, ...heading }: Heading & { readonly name: string }, inner: readonly ImportedElement[]) {
  const [first] = inner;
  const element = first?.kind === "question" ? first.carried?.element : undefined;
  if (element?.type !== "multipletext") return inner;
  const isField = (one: ImportedElement) => one.kind === "question" && one.carried?.name?.startsWith(`${name}.`);
  const end = inner.findIndex((one) => !isField(one));
  const fields = end < 0 ? inner : inner.slice(0, end);
  const of = { type: "multipletext", ...(isObject(element["of"]) ? element["of"] : {}) };
  const group: ImportedElement = {
    ...{ kind: "group", source: `fields ${name}`, ...heading, condition: null, elements: fields },
    carried: { name, element: of },
  };
  return [group, ...(end < 0 ? [] : inner.slice(end))];
}

const formulasIn = (fields: readonly Field[]): string[] => fields.map(({ name, choices }) => `${name} ${choices}`);

/** Forms have a name alone, such as `sleep_quality`. */
function titleOfForm(form: string): string {
  const words = withoutPlaces(form.replaceAll(/[_\s]+/g, " ").trim());
  return words === "" ? "Instrument" : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
