import type { ImportedQuestion } from "../imported.ts";
import { isObject, type Json, wordIn } from "../json-values.ts";
import { asked, settingsOf } from "./made.ts";
import { type Option, optionsOf } from "./options.ts";
import type { Reading } from "./reading.ts";

/** Tables whose rows each have one answer of the columns. */
const ONE_EACH: ReadonlySet<string> = new Set(["", "SingleAnswer", "DL", "TX", "DND"]);

/** Returns a table; where each of its rows may have several answers or texts, each row as a question. */
export function tableQuestions(question: Json, reading: Reading): ImportedQuestion[] | string {
  const [selector, sub] = [wordIn(question["Selector"]), wordIn(question["SubSelector"])];
  const rows = optionsOf(question, reading);
  const columns = optionsOf(question, reading, "Answers");
  if (rows.length === 0 || columns.length === 0) return "It has no rows or columns.";
  if (selector === "TE") return rows.map((row) => textRow(question, row, columns, reading));
  if (["Profile", "MaxDiff", "RO", "CS"].includes(selector)) return `Its form "${selector}" cannot be asked here.`;
  const isSeveral = selector === "Likert" && sub === "MultipleAnswer";
  if (isSeveral || columns.length < 2)
    return rows.map((row) => choiceRow(question, row, columns, isSeveral ? "checkbox" : "radiogroup", reading));
  return ONE_EACH.has(sub) || selector === "Bipolar"
    ? [table(question, rows, columns, reading)]
    : `Its form "${selector} ${sub}" cannot be asked here.`;
}

function table(
  question: Json,
  rows: readonly Option[],
  columns: readonly Option[],
  reading: Reading,
): ImportedQuestion {
  const source = reading.nameOf(question);
  const isRequired = settingsOf(question)["ForceResponse"] === "ON";
  const properties = {
    ...{ type: "matrix", columns: columns.map(({ value, text }) => ({ value, text })) },
    rows: rows.map(({ id, text }) => ({ value: id, text })),
    ...(isRequired ? { eachRowRequired: true } : {}),
  };
  const beside = rows.filter(({ hasText }) => hasText).length;
  const dynamic = isObject(question["DynamicChoices"]) || isObject(question["DynamicAnswers"]);
  const said = [
    ...(beside > 0 ? [`The text beside ${beside} of its rows is left out.`] : []),
    ...(dynamic ? ["Rows or columns that come from another question are left out."] : []),
  ];
  const named = new Map(rows.map(({ id }) => [`${source}_${id}`, id]));
  return asked({ properties, said, rows: named, counts: rows.length }, question, reading);
}

function choiceRow(
  question: Json,
  row: Option,
  columns: readonly Option[],
  type: "checkbox" | "radiogroup",
  reading: Reading,
): ImportedQuestion {
  const choices = columns.map(({ value, text }) => ({ value, text }));
  const said = ["This row of a table is a question of its own."];
  return asked({ properties: { type, choices }, said }, question, reading, rowOf(question, row));
}

function textRow(question: Json, row: Option, columns: readonly Option[], reading: Reading): ImportedQuestion {
  const items = columns.map(({ id, text }) => ({ name: id, title: text }));
  const own = `${reading.nameOf(question)}_${row.id}`;
  const rows = new Map(columns.map(({ id }) => [`${own}_${id}`, id]));
  const said = ["This row of a table is a question of its own."];
  const made = { properties: { type: "multipletext", items }, said, rows, counts: columns.length };
  return asked(made, question, reading, rowOf(question, row));
}

function rowOf(question: Json, { id }: Option) {
  const choices = question["Choices"];
  const choice = (isObject(choices) || Array.isArray(choices) ? { ...choices } : {})[id as never];
  return { id, words: isObject(choice) ? choice["Display"] : "" };
}
