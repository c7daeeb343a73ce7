import { LONGEST_VALUE } from "../../content-model/limits.ts";
import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import { isObject, type Json, listIn, numberOf, wordIn } from "../json-values.ts";
import type { SurveyTexts } from "./survey-texts.ts";

export type ReadChoice = { readonly value: string | number; readonly text: Text; readonly isExclusive?: boolean };
export type ReadChoices = {
  readonly choices: readonly (ReadChoice | string | number)[];
  readonly values: readonly (string | number)[];
  /** Values of the file that are shorter here. */
  readonly codes: ReadonlyMap<string, string | number>;
  /** Points that the file states, by option. */
  readonly points: Readonly<Record<string, number>>;
  readonly changed: readonly string[];
};

/** The longest value that an option may have here. */
const KNOWN = ["value", "text", "score", "isExclusive", "imageLink", "id", "type", "Id", "ID"];

/** Reads options: bare values, "value|text", or values with texts and more. */
export function readChoices(written: unknown, texts: SurveyTexts): ReadChoices {
  const codes = new Map<string, string | number>();
  const points: Record<string, number> = {};
  const left = new Set<string>();
  const changed: string[] = [];
  const choices = listIn(written).flatMap((one, index): (ReadChoice | string | number)[] => {
    const item = isObject(one) ? one : fromBare(one);
    if (!item) return [];
    const own = typeof item["value"] === "number" ? item["value"] : wordIn(item["value"]).trim();
    const words = texts.read(item["text"]);
    const text = words ?? (own === "" ? undefined : texts.plain(`${own}`));
    if (own === "" && text === undefined) return [];
    let value: string | number = own === "" ? textOf(text as Text) : own;
    if (`${value}`.length > LONGEST_VALUE) {
      const short = `${`${value}`.slice(0, LONGEST_VALUE - 8)} ${index + 1}`;
      changed.push(
        `The value of its option "${`${value}`.slice(0, 40)}…" is shortened to ${LONGEST_VALUE} characters.`,
      );
      codes.set(`${value}`, short);
      value = short;
    }
    const score = numberOf(item["score"]);
    if (score !== undefined) points[`${value}`] = score;
    for (const key of Object.keys(item)) if (!KNOWN.includes(key)) left.add(key);
    if (item["imageLink"]) left.add("imageLink");
    const isExclusive = item["isExclusive"] === true ? { isExclusive: true } : {};
    if (text === undefined) return [{ value, text: "-", ...isExclusive }];
    return text === `${value}` && !("isExclusive" in isExclusive) ? [value] : [{ value, text, ...isExclusive }];
  });
  if (left.size > 0) changed.push(`Its options lose what the file sets of them: ${[...left].join(", ")}.`);
  const values = choices.map((choice) => (typeof choice === "object" ? choice.value : choice));
  return { choices, values, codes, points, changed };
}

function fromBare(one: unknown): Json | null {
  if (typeof one === "number") return { value: one };
  if (typeof one === "boolean") return { value: `${one}` };
  if (typeof one !== "string") return null;
  const bar = one.indexOf("|");
  return bar > 0 ? { value: one.slice(0, bar), text: one.slice(bar + 1) } : { value: one };
}
