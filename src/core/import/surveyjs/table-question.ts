import { type Json, listIn, objectsIn, wordIn } from "../json-values.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { readChoices } from "./choices.ts";
import type { Reading } from "./reading.ts";
import { typedField } from "./typed-field.ts";

/** Reads a table with one answer in each row; without rows it is one choice. */
export function matrixQuestion(json: Json, reading: Reading): AskedQuestion {
  const { texts } = reading;
  const columns = readChoices(json["columns"], texts);
  const rows = readChoices(json["rows"], texts);
  const count = Math.max(1, rows.choices.length);
  if (columns.choices.length < 2)
    return {
      why:
        columns.choices.length === 0
          ? "It has no columns to pick from."
          : "It has one column, so that there is nothing to pick from.",
      count,
    };
  const shared = { options: columns.values, codes: columns.codes, isSeveral: false, points: columns.points };
  const cells = json["cells"] ? ["The words of its single cells are left out."] : [];
  const changed = [...columns.changed, ...rows.changed, ...cells];
  if (rows.choices.length === 0)
    return {
      ...shared,
      element: { type: "radiogroup", choices: columns.choices.map(asColumn) },
      changed: [...changed, "It has no rows, and is asked as one choice."],
    };
  const isEach = [json["eachRowRequired"], json["isAllRowRequired"]].includes(true);
  if (json["isRequired"] === true && !isEach)
    changed.push("Each of its rows must be answered; the file asks for one of them.");
  if (json["cellType"] === "checkbox" || json["multiSelect"] === true)
    changed.push("One option can be picked in each row; the file lets people pick several.");
  const element = {
    ...{ type: "matrix", columns: columns.choices.map(asColumn), rows: rows.choices.map(asRow) },
    ...(isEach ? { isRequired: true, eachRowRequired: true } : {}),
  };
  return { ...shared, element, changed, counts: rows.choices.length, rows: rows.values.map((row) => `${row}`) };
}

/** Reads several short fields under one question. */
export function fieldsQuestion(json: Json, { texts }: Reading): AskedQuestion {
  const changed: string[] = [];
  const items = listIn(json["items"]).flatMap((one) => {
    const item: Json = typeof one === "object" && one !== null ? (one as Json) : { name: wordIn(one) };
    const name = wordIn(item["name"]);
    if (name === "") return [];
    const field = typedField(item, texts, "text");
    changed.push(...field.changed.map((what) => `Field "${name}": ${what}`));
    const title = texts.read(item["title"]);
    return [
      {
        name,
        ...(title === undefined ? {} : { title }),
        ...(item["isRequired"] === true ? { isRequired: true } : {}),
        ...field.parts,
      },
    ];
  });
  const once = items.filter(({ name }, index) => items.findIndex((other) => other.name === name) === index);
  if (once.length === 0) return { why: "It has no fields." };
  if (json["isRequired"] === true) changed.push("Each of its fields must be answered; the file asks for one of them.");
  const count = items.length - once.length;
  if (count > 0) changed.push(`${count} of its fields have a name that another has, and are one with it.`);
  return {
    element: { type: "multipletext", items: once },
    changed,
    options: null,
    isSeveral: false,
    counts: once.length,
    rows: once.map(({ name }) => name),
  };
}

const asColumn = (choice: ReturnType<typeof readChoices>["choices"][number]) =>
  typeof choice === "object" ? { value: choice.value, text: choice.text } : choice;

const asRow = (choice: ReturnType<typeof readChoices>["choices"][number]) =>
  typeof choice === "object" ? { value: `${choice.value}`, text: choice.text } : `${choice}`;

/** Returns for each column of a table of mixed cells the question that asks all its rows, or the column alone. */
export function columnQuestions(json: Json): readonly Json[] {
  const rows = json["rows"];
  return objectsIn(json["columns"]).map((column) => {
    const cell = wordIn(column["cellType"]) || wordIn(json["cellType"]) || "dropdown";
    const own = listIn(column["choices"]);
    const title = column["title"] ?? column["name"];
    const choices = own.length > 0 ? own : listIn(json["choices"]);
    const base = { ...column, type: cell, name: wordIn(column["name"]), title };
    if (["dropdown", "radiogroup"].includes(cell))
      return {
        ...base,
        type: "matrix",
        choices: undefined,
        columns: choices,
        rows,
        ...(column["isRequired"] === true ? { eachRowRequired: true } : {}),
      };
    if (cell === "boolean") return { ...base, type: "matrix", columns: yesOrNo(column), rows };
    if (cell === "rating")
      return {
        ...base,
        type: "matrix",
        columns: listIn(column["rateValues"]).length > 0 ? column["rateValues"] : [1, 2, 3, 4, 5],
        rows,
      };
    if (cell === "text" || cell === "comment")
      return { ...base, type: "multipletext", items: listIn(rows).map((row) => fieldOf(row, column)) };
    return { ...base, rows };
  });
}

const yesOrNo = ({ valueTrue = true, valueFalse = false, labelTrue = "Yes", labelFalse = "No" }: Json) => [
  { value: wordIn(valueTrue), text: labelTrue },
  { value: wordIn(valueFalse), text: labelFalse },
];

function fieldOf(row: unknown, column: Json): Json {
  const { value, text } = typeof row === "object" && row !== null ? (row as Json) : { value: row, text: row };
  const { title: _, ...kind } = column;
  return { ...kind, name: wordIn(value), title: text ?? value };
}
