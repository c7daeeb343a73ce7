import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import { isMoment } from "../../dates/moments.ts";
import { numberOf } from "../json-values.ts";
import { numericLimits } from "../redcap/typed.ts";
import type { Question } from "./survey.ts";

export type Typed = {
  readonly properties: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly said: readonly string[];
};

/** Returns how an answer is typed, with its limits. */
export function typedBy({ type, settings }: Question): Typed {
  const setting = (name: string) => (settings.get(name) ?? "").trim();
  if (type === "N") {
    const { limits, lost } = numericLimits(setting("min_num_value_n"), setting("max_num_value_n"));
    const isWhole = setting("num_value_int_only") === "1";
    const step = isWhole && Number.isInteger(limits.min ?? 0) ? { step: 1 } : {};
    return { properties: { type: "text", inputType: "number", ...limits, ...step }, said: lost };
  }
  if (type === "D") return momentBy(setting("date_format"), setting("date_min"), setting("date_max"));
  const kind = type === "S" ? "text" : "comment";
  if (kind === "text" && setting("numbers_only") === "1")
    return { properties: { type: "text", inputType: "number" }, said: [] };
  const longest = numberOf(setting("maximum_chars"));
  if (longest === undefined || longest < 1) return { properties: { type: kind }, said: [] };
  const fits = Math.min(Math.round(longest), LONGEST_ANSWER[kind]);
  const said = fits < longest ? [`An answer may have ${fits} characters at most, not ${longest}.`] : [];
  return { properties: { type: kind, maxLength: fits }, said };
}

/** A form such as `dd.mm.yyyy` asks for a day, `HH:MM` for a time of day. */
function momentBy(form: string, first: string, last: string): Typed {
  const [hasDay, hasTime] = [form === "" || /[dmy]{2}.*[dmy]{2}/.test(form), /H/i.test(form)];
  const limits = (unit: "date" | "time") => {
    const [min, max] = [first, last].map((limit) => (isMoment(unit, limit) ? limit : undefined));
    const lost = [first, last].filter((limit) => limit !== "" && !isMoment(unit, limit));
    const isCrossed = min !== undefined && max !== undefined && min > max;
    const kept = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    return {
      properties: { type: "text", inputType: unit, ...(isCrossed ? {} : kept) },
      said: [
        ...(isCrossed ? [`Its limits are left out: ${first} is after ${last}.`] : []),
        ...lost.map((limit) => `Its limit ${limit} is left out.`),
      ],
    };
  };
  if (hasDay && !hasTime) return limits("date");
  if (hasTime && !hasDay) return limits("time");
  return {
    properties: { type: "text" },
    said: [`It takes a day in the form "${form}" in the file, and any text here.`],
  };
}
