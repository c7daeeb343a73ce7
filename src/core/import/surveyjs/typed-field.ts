import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import { isMoment } from "../../dates/moments.ts";
import { type Json, numberOf, objectsIn, wordIn } from "../json-values.ts";
import type { SurveyTexts } from "./survey-texts.ts";

export type TypedField = { readonly parts: Readonly<Record<string, unknown>>; readonly changed: readonly string[] };

const MOMENTS = ["date", "time", "month"] as const;
/** The longest texts that a field of one line and one of several may have. */

/** Reads what may be typed in a field: its kind, its limits, and how far they can be kept. */
export function typedField(json: Json, texts: SurveyTexts, kind: "text" | "comment"): TypedField {
  const changed: string[] = [];
  const validators = objectsIn(json["validators"]);
  const numeric = validators.find(({ type }) => type === "numeric" || type === "numericvalidator");
  const written = wordIn(json["inputType"]).toLowerCase();
  const inputType =
    kind === "comment" ? "" : written === "" || written === "text" ? (numeric ? "number" : "") : written;
  const parts: Record<string, unknown> = {};
  if (inputType === "number" || inputType === "range") {
    parts["inputType"] = "number";
    if (inputType === "range") changed.push("It is a line to slide on in the file, and a number to type here.");
    for (const [limit, inValidator] of [
      ["min", "minValue"],
      ["max", "maxValue"],
    ] as const) {
      const given = json[limit] ?? numeric?.[inValidator];
      const number = numberOf(given);
      if (number !== undefined) parts[limit] = number;
      else if (given !== undefined && given !== null && given !== "")
        changed.push(`Its limit ${limit} is left out: ${wordIn(given) || "it is no number"}.`);
    }
    const step = numberOf(json["step"]);
    if (step !== undefined && step > 0) parts["step"] = step;
    if (numberOf(parts["min"]) !== undefined && Number(parts["min"]) > Number(parts["max"])) {
      changed.push(`Its limits are left out, because the last, ${parts["max"]}, is below the first, ${parts["min"]}.`);
      delete parts["min"];
      delete parts["max"];
    }
  } else if (MOMENTS.some((moment) => moment === inputType)) {
    const unit = inputType as (typeof MOMENTS)[number];
    parts["inputType"] = unit;
    for (const limit of ["min", "max"]) {
      const given = wordIn(json[limit]).replace(unit === "date" ? /T.*$/ : /$^/, "");
      if (isMoment(unit, given)) parts[limit] = given;
      else if (given !== "") changed.push(`Its limit ${limit} is left out: ${given}.`);
    }
    if (`${parts["min"] ?? ""}` > `${parts["max"] ?? "~"}`) {
      changed.push("Its limits are left out, because the last is below the first.");
      delete parts["min"];
      delete parts["max"];
    }
  } else {
    if (inputType !== "") changed.push(`It takes a text of the kind "${inputType}" in the file, and any text here.`);
    const inValidator = validators.find(({ type }) => type === "text" || type === "textvalidator");
    const longest = numberOf(json["maxLength"]) ?? numberOf(inValidator?.["maxLength"]) ?? 0;
    if (longest > 0) parts["maxLength"] = Math.min(Math.round(longest) || 1, LONGEST_ANSWER[kind]);
    if (longest > LONGEST_ANSWER[kind])
      changed.push(`An answer may have ${LONGEST_ANSWER[kind]} characters at most, not ${longest}.`);
    for (const limit of ["min", "max", "step"])
      if (json[limit] !== undefined) changed.push(`Its limit ${limit} is left out: ${wordIn(json[limit])}.`);
    if (numberOf(inValidator?.["minLength"]))
      changed.push(`A text of any length fits here, not of ${inValidator?.["minLength"]} characters or more.`);
  }
  const placeholder = texts.read(json["placeholder"] ?? json["placeHolder"]);
  if (placeholder !== undefined) parts["placeholder"] = placeholder;
  return { parts, changed: [...changed, ...validatorsLost(validators, parts["inputType"] === "number")] };
}

/** Says which checks of an answer are not made here. */
export function validatorsLost(validators: readonly Json[], isNumber = false): string[] {
  return validators.flatMap((one) => {
    const type = wordIn(one["type"]).replace(/validator$/, "");
    if ((type === "numeric" && isNumber) || type === "text") return [];
    const detail = wordIn(one["regex"] ?? one["expression"]) || limitsOf(one);
    return [`Its answer is not checked as in the file: ${[type, detail].filter(Boolean).join(" ")}.`];
  });
}

const limitsOf = (one: Json): string =>
  ["minCount", "maxCount", "minValue", "maxValue"]
    .flatMap((key) => (one[key] === undefined ? [] : [`${key} ${wordIn(one[key])}`]))
    .join(", ");
