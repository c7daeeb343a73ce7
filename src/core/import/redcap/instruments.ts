import type { ImportedInstrument } from "../imported.ts";
import type { Field } from "./dictionary.ts";
import { instrumentOf } from "./forms.ts";
import type { KnownField } from "./logic/references.ts";

/** What the first field of a project is called: the number of the record, which nobody is asked. */
const RECORD =
  /^(?:record|study|subject|participant|patient|respondent|case|person|ppt|pt|screening|unique|client|entry|response)?_?(?:id|no|nr|num|number)$/i;

/** Or what its words say, where its name is a name of the study's own. */
const CALLED_RECORD = /_id\b.*\bid\W*$|\b(?:record|study|subject|participant|patient)[ _-]?id\b/i;

/** Returns an instrument for each form of a data dictionary, in order. */
export function instrumentsOf(written: readonly Field[]): ImportedInstrument[] {
  let before = "instrument";
  const fields = written.map((field) => {
    before = field.form === "" ? before : field.form;
    return { ...field, form: before, type: field.type.toLowerCase() };
  });
  const known = new Map<string, KnownField>();
  for (const { name, form, type, annotation } of fields) {
    const isCalculated = type === "calc" || /(?:^|\s)@CALC(?:TEXT|DATE)\b/i.test(annotation);
    if (!known.has(name.toLowerCase()))
      known.set(name.toLowerCase(), { name, form, isCheckbox: type === "checkbox", isCalculated });
  }
  const forms = Map.groupBy(fields, ({ form }) => form);
  const [first] = fields;
  const isRecord = first && (RECORD.test(first.name) || CALLED_RECORD.test(`${first.name} ${first.label}`));
  const record = isRecord && first.type === "text" && first.choices === "" ? first : undefined;
  return [...forms].map(([form, own]) => instrumentOf(form, own, { known, record }));
}
