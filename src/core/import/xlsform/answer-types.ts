import type { Form } from "./form.ts";
import type { Limited } from "./limits.ts";
import type { Row } from "./table.ts";
import type { Asked, RowType } from "./types.ts";

/** How a row is answered here. `said` is what differs from the file. */
export type AnswerType =
  | {
      readonly properties: Readonly<Record<string, unknown>> & { readonly type: string };
      /** What its limits may be; none for options and texts. */
      readonly limited?: Limited;
      readonly said: readonly string[];
    }
  | { readonly why: string };

/** Appearances that decide how a question is asked here; others say only how it looks. */
const KEPT: ReadonlySet<string> = new Set("minimal autocomplete search multiline field-list table-list".split(" "));

export const appearancesOf = (row: Row): string[] => row.cell("appearance").toLowerCase().split(/\s+/).filter(Boolean);

/** Counts the appearances that are not carried over. */
export function countAppearances(row: Row, form: Form, kept: readonly string[] = []): void {
  for (const one of appearancesOf(row))
    if (!KEPT.has(one) && !kept.includes(one)) form.appearances.set(one, (form.appearances.get(one) ?? 0) + 1);
}

/** Returns how the options of a row are asked. */
export function selectOf(row: Row, type: Extract<RowType, { kind: "select" }>, form: Form): AnswerType {
  const list = form.lists.get(type.list);
  if (!list || list.options.length === 0)
    return { why: `The sheet choices has no list "${type.list}", so it has no options.` };
  const inList = appearancesOf(row).some((one) => /^(minimal|autocomplete|search)/.test(one));
  const said = [...list.said];
  const filter = row.cell("choice_filter");
  if (filter !== "") said.push(`All of its options are offered; the file offers those where ${filter}.`);
  const other = list.options.find(({ value }) => value === "other");
  const choices = type.hasOther ? list.options.filter((one) => one !== other) : list.options;
  return {
    properties: {
      type: type.isSeveral ? "checkbox" : inList ? "dropdown" : "radiogroup",
      choices,
      ...(type.hasOther ? { showOtherItem: true, ...(other ? { otherText: other.text } : {}) } : {}),
    },
    said,
  };
}

/** Returns how a row is answered that has no options. */
export function typedOf(row: Row, kind: Asked): AnswerType {
  const appearances = appearancesOf(row);
  switch (kind) {
    case "integer":
      return { properties: { type: "text", inputType: "number", step: 1 }, limited: "integer", said: [] };
    case "decimal":
      return { properties: { type: "text", inputType: "number" }, limited: "decimal", said: [] };
    case "range":
      return rangeOf(row);
    case "time":
      return { properties: { type: "text", inputType: "time" }, limited: "time", said: [] };
    case "date":
      if (appearances.includes("month-year"))
        return { properties: { type: "text", inputType: "month" }, limited: "month", said: [] };
      return {
        properties: { type: "text", inputType: "date" },
        limited: "date",
        said: appearances.includes("year") ? ["The file asks for the year alone; here it is asked for a day."] : [],
      };
    case "dateTime": {
      const said = ["It is asked for the day alone; the file asks for the time of day too."];
      return { properties: { type: "text", inputType: "date" }, limited: "date", said };
    }
    case "acknowledge":
      return { properties: { type: "radiogroup", choices: [{ value: "OK", text: "OK" }] }, said: [] };
    case "text": {
      const isLong = appearances.some((one) => one.startsWith("multiline")) || Number(row.cell("rows")) > 1;
      return { properties: { type: isLong ? "comment" : "text" }, said: [] };
    }
  }
}

/** A line between two ends where the file gives them, or else a field for a number. */
function rangeOf(row: Row): AnswerType {
  const [start, end, step] = ["start", "end", "step"].map((name) => parameter(row, name));
  const [min, max, by] = [Number(start), Number(end), Math.abs(Number(step ?? 1))];
  if (start !== undefined && end !== undefined && min < max && by > 0)
    return {
      properties: { type: "slider", min, max, step: by },
      said: step === undefined ? ["The file gives no step; it is 1 here."] : [],
    };
  const written = row.cell("parameters");
  const said = `It is asked as a number, because its ends cannot be read${written === "" ? "" : ` (${written})`}.`;
  return { properties: { type: "text", inputType: "number" }, limited: "decimal", said: [said] };
}

function parameter(row: Row, name: string): string | undefined {
  return new RegExp(`(?:^|[\\s,;])${name}\\s*=\\s*(-?[\\d.]+)`, "i").exec(row.cell("parameters"))?.[1];
}
