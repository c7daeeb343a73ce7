import { isObject, type Json, numberOf, wordIn } from "../json-values.ts";
import type { Made } from "./made.ts";
import { type Option, optionsOf } from "./options.ts";
import type { Reading } from "./reading.ts";

/** Returns the fields of a form, one below the other. */
export function fieldsQuestion(question: Json, reading: Reading): Made | string {
  const rows = optionsOf(question, reading);
  return rows.length === 0 ? "It has no fields." : fields(question, rows, {}, [], reading);
}

/** Returns numbers that are set by moving, or that make up a sum: here they are typed. */
export function sliderQuestion(question: Json, reading: Reading): Made | string {
  const rows = optionsOf(question, reading);
  if (rows.length === 0) return "It has no rows.";
  const settings = isObject(question["Configuration"]) ? question["Configuration"] : {};
  const [min, max] = [numberOf(settings["CSSliderMin"]), numberOf(settings["CSSliderMax"])];
  const isStars = wordIn(question["Selector"]) === "STAR";
  const stars = isStars ? numberOf(settings["StarCount"]) : undefined;
  const limits = {
    ...(stars === undefined && min === undefined ? {} : { min: stars === undefined ? min : 0 }),
    ...(stars === undefined && max === undefined ? {} : { max: stars ?? max }),
  };
  const isSum = wordIn(question["QuestionType"]) === "CS";
  const said = [
    "Its numbers are typed: the file has them set by moving.",
    ...(isSum ? ["That its numbers make up a sum is not checked."] : []),
  ];
  return fields(question, rows, { inputType: "number", ...limits }, said, reading);
}

function fields(question: Json, rows: readonly Option[], kind: Json, said: readonly string[], reading: Reading): Made {
  const items = rows.map(({ id, text }) => ({ name: id, title: text, ...kind }));
  const source = reading.nameOf(question);
  return {
    ...{ properties: { type: "multipletext", items }, said, counts: rows.length },
    rows: new Map(rows.map(({ id }) => [`${source}_${id}`, id])),
  };
}
