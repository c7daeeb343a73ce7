import type { ChoiceValue } from "../../content-model/answers.ts";
import { LONGEST_VALUE } from "../../content-model/limits.ts";
import type { Text } from "../../content-model/text.ts";
import { isObject, type Json, numberOf, wordIn } from "../json-values.ts";
import { manyIn, plainWord } from "./plain-keys.ts";
import { type Reading, wordsIn } from "./reading.ts";

export type Option = { readonly value: ChoiceValue; readonly text: Text | null };
/** The options of an item, and how they differ from the file. */
export type Options = {
  readonly options: readonly Option[];
  readonly said: readonly string[];
  /** Said of options without words, where they need some. */
  readonly wordless: readonly string[];
  /** The values here of codes that several options of the file share. */
  readonly shared: ReadonlyMap<string, readonly ChoiceValue[]>;
};

/** Whole numbers between two limits are options where the file lists none, up to this many. */
const MOST_NUMBERS = 21;

/** Returns the options that an item lists, each with a value of its own. */
export function optionsOf(written: Json, reading: Reading): Options {
  const listed = manyIn(written["choices"] ?? written["itemListElement"]).filter((one) => !isAddress(one));
  const coded = listed.map((one) => {
    const choice = isObject(one) ? one : {};
    const words = isObject(one) ? (choice["name"] ?? choice["prefLabel"]) : one;
    const text = reading.text(words) ?? null;
    return { text, code: codeIn(isObject(one) ? choice["value"] : one), words: plainWordOf(words) };
  });
  const without = coded.filter(({ code }) => code === "").length;
  const pictures = listed.filter((one) => isObject(one) && one["image"] !== undefined).length;
  const long = coded.filter(({ code }) => code.length > LONGEST_VALUE).length;
  const wordless = coded.filter(({ text }) => text === null).length;
  const own = coded.map(({ code, words, text }, index) => ({
    text,
    code: (code || words || `${index + 1}`).slice(0, LONGEST_VALUE),
  }));
  const { values, shared } = valuesOf(own);
  return {
    options: own.map(({ text }, index) => ({ text, value: values[index] ?? index })),
    shared,
    wordless: wordless > 0 ? [`${wordless} of its options have no words in the file; the value stands there.`] : [],
    said: [
      ...(without > 0 ? [`${without} of its options have no value in the file; their words stand there.`] : []),
      ...(long > 0 ? [`The value of ${long} of its options ends after ${LONGEST_VALUE} characters.`] : []),
      ...(pictures > 0 ? [`The pictures of ${pictures} of its options are left out.`] : []),
      ...[...shared].map(
        ([code, several]) =>
          `The value ${code} stands for several of its options; they are stored as ${several.join(", ")}.`,
      ),
    ],
  };
}

/** Returns whole numbers as options, where an item has limits and no list; none where these are too many. */
export function numbersBetween(written: Json): Option[] {
  const [min, max] = [numberOf(written["minValue"]), numberOf(written["maxValue"])];
  if (min === undefined || max === undefined || !Number.isInteger(min) || !(max > min) || max - min >= MOST_NUMBERS)
    return [];
  return Array.from({ length: Math.floor(max - min) + 1 }, (_, index) => ({ value: min + index, text: null }));
}

/** Returns the address of a list that stands elsewhere in place of options; empty where there is none. */
export const listElsewhere = (written: Json): string => plainWord(manyIn(written["choices"]).find(isAddress));

function isAddress(value: unknown): boolean {
  return typeof value === "string" && /^https?:\/\//.test(value);
}

/** A value may be a number, a word, yes or no, or the address of what it means. */
function codeIn(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  if (!isObject(one)) return wordIn(one).trim();
  return wordIn(one["id"]) || [...wordsIn(one).values()].find(Boolean) || "";
}

const plainWordOf = (words: unknown): string =>
  [...wordsIn(words).values()].find((one) => one.trim() !== "")?.trim() ?? "";

/** Values are numbers where all of them are. Options that share one would be one here: the words tell which are meant apart. */
function valuesOf(coded: readonly { readonly code: string; readonly text: Text | null }[]) {
  const seen = new Map<string, Map<string, string>>();
  const taken = new Set(coded.map(({ code }) => code));
  const apart = coded.map(({ code, text }) => {
    const words = JSON.stringify(text);
    const alike = seen.get(code) ?? new Map<string, string>();
    seen.set(code, alike);
    let value = alike.get(words) ?? code;
    if (!alike.has(words) && alike.size > 0)
      for (let number = 2; taken.has(value); number++) value = `${code}_${number}`;
    taken.add(value);
    alike.set(words, value);
    return value;
  });
  const areNumbers = apart.every((code) => /^-?\d{1,9}(\.\d{1,9})?$/.test(code) && `${Number(code)}` === code);
  const values: ChoiceValue[] = areNumbers ? apart.map(Number) : apart;
  const shared = new Map(
    [...seen].filter(([, alike]) => alike.size > 1).map(([code, alike]) => [code, [...alike.values()]]),
  );
  return { values, shared };
}
