import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import { isObject, type Json, numberOf, wordIn } from "../json-values.ts";
import { numericLimits } from "../redcap/typed.ts";
import { type Made, settingsOf } from "./made.ts";

/** Selectors of fields with several lines. */
const LINES: ReadonlySet<string> = new Set(["ML", "ESTB"]);

/** Returns a question whose answer is typed, with its limits. */
export function typedBy(question: Json): Made {
  const settings = settingsOf(question);
  const selector = wordIn(question["Selector"]);
  const kind = LINES.has(selector) ? "comment" : "text";
  const hidden = selector === "PW" ? ["What is typed can be seen: the file hides it."] : [];
  const content = wordIn(settings["ContentType"]);
  if (content === "ValidNumber") {
    const { properties, said } = numberBy(settings);
    return { properties: { type: "text", ...properties }, said: [...hidden, ...said] };
  }
  if (content === "ValidDate") return { properties: { type: "text", inputType: "date" }, said: hidden };
  const lost = content === "" ? [] : [`The file wants the form "${content}"; it is not checked here.`];
  const longest =
    wordIn(settings["Type"]) === "MaxLength" ? numberOf(settings["MaxChars"]) : numberOf(settings["TotalChars"]);
  const custom = isObject(settings["CustomValidation"]) ? ["A check of the answer is left out."] : [];
  if (longest === undefined || longest < 1)
    return { properties: { type: kind }, said: [...hidden, ...lost, ...custom] };
  const fits = Math.min(Math.round(longest), LONGEST_ANSWER[kind]);
  const said = fits < longest ? [`An answer may have ${fits} characters at most, not ${longest}.`] : [];
  return { properties: { type: kind, maxLength: fits }, said: [...hidden, ...lost, ...custom, ...said] };
}

/** Returns the properties of a number with the limits that the file sets. */
function numberBy(settings: Json): { readonly properties: Json; readonly said: readonly string[] } {
  const written = isObject(settings["ValidNumber"]) ? settings["ValidNumber"] : {};
  const { limits, lost } = numericLimits(wordIn(written["Min"]), wordIn(written["Max"]));
  const decimals = wordIn(written["NumDecimals"]);
  const isWhole = decimals === "0" && Number.isInteger(limits.min ?? 0);
  const said = /^[1-9]/.test(decimals) ? [`The file wants ${decimals} decimals at most; any number is taken.`] : [];
  return { properties: { inputType: "number", ...limits, ...(isWhole ? { step: 1 } : {}) }, said: [...lost, ...said] };
}
