import { type Carried, type CarriedElement, TYPED_TIME } from "../../carried/carried.ts";
import type { Text } from "../../content-model/text.ts";
import type { OptionValue } from "../../question-types/options.ts";
import { listedOptions, type Option } from "../../question-types/options.ts";
import { typeNamed } from "../../question-types/question-types.ts";
import { textOf, translationsOf } from "../../shared/text-of.ts";
import type { AskedElement } from "../imported.ts";

export type Loose = Readonly<Record<string, unknown>> & { readonly type: string };
type Listed = Parameters<typeof listedOptions>[0];

/** Types that are answered by one of the listed options, or by several. */
const OF_OPTIONS: ReadonlySet<string> = new Set("radiogroup dropdown checkbox boolean rating matrix".split(" "));

/**
 * Returns the question as it was before it was taken home: of the type it had, under its own options, with what the
 * program has no column for. A question that is answered otherwise by now stays as the program asks it.
 */
export function restoredElement(written: AskedElement, { codes, element: own }: Carried): AskedElement {
  const element = typedAgain(withOwnValues(written as unknown as Loose, codes), own);
  if (!own || !isLike(element, own)) return element as unknown as AskedElement;
  const {
    helpLines,
    exclusive,
    of: _,
    [TYPED_TIME]: wasTyped,
    ...more
  } = own as CarriedElement & {
    helpLines?: number;
    exclusive?: unknown;
  };
  // What belongs to a typed time does not fit what the file asks for by now.
  const kept = wasTyped && "inputType" in element ? { type: own.type } : more;
  const merged: Loose = { ...kept, ...withHelp(element, helpLines), type: own.type };
  return ofType(withExclusive(merged, exclusive)) as unknown as AskedElement;
}

/** A time of day without limits is typed in anybody's words again. */
function typedAgain(element: Loose, own: CarriedElement | undefined): Loose {
  const { inputType, ...others } = element;
  const isAsItWas = inputType === "time" && !("min" in element) && !("max" in element);
  return own?.[TYPED_TIME] && isAsItWas ? (others as Loose) : element;
}

function withOwnValues(element: Loose, codes: Carried["codes"]): Loose {
  if (!codes) return element;
  const list = "columns" in element ? "columns" : "choices";
  if (!Array.isArray(element[list])) return element;
  const options = listedOptions(element[list] as Listed).map((option) => ({
    ...option,
    value: codes.get(`${option.value}`) ?? option.value,
  }));
  return { ...element, [list]: options.map(asListed) };
}

const asListed = ({ value, text, isExclusive }: Option) =>
  text === `${value}` && !isExclusive ? value : { value, text, ...(isExclusive ? { isExclusive } : {}) };

/** Whether both are answered by options, or both by typing. */
function isLike(element: Loose, { type }: CarriedElement): boolean {
  if (!typeNamed(type) || element.type === type) return element.type === type;
  const isListed = Array.isArray(element["choices"]) || Array.isArray(element["columns"]);
  return isListed === OF_OPTIONS.has(type) && (type === "matrix") === Array.isArray(element["columns"]);
}

/** The words at the ends stand below the help there. */
function withHelp({ description, ...element }: Loose, lines: number | undefined): Loose {
  if (description === undefined) return element as Loose;
  if (typeof lines !== "number") return { ...element, description } as Loose;
  const first = (words: string) => words.split("\n").slice(0, lines).join("\n");
  const kept = [["default", textOf(description as Text)], ...translationsOf(description as Text)].map(
    ([language = "", words = ""]) => [language, first(words)] as const,
  );
  if (kept.every(([, words]) => words === "")) return element as Loose;
  const text = kept.length === 1 ? kept[0]?.[1] : Object.fromEntries(kept);
  return { ...element, description: text } as Loose;
}

function withExclusive(element: Loose, exclusive: unknown): Loose {
  if (!Array.isArray(exclusive) || !Array.isArray(element["choices"])) return element;
  const options = listedOptions(element["choices"] as Listed).map((option) =>
    exclusive.includes(option.value) ? { ...option, isExclusive: true } : option,
  );
  return { ...element, choices: options.map(asListed) };
}

function ofType(element: Loose): Loose {
  const { choices, ...others } = element;
  const options = Array.isArray(choices) ? listedOptions(choices as Listed) : [];
  switch (element.type) {
    case "boolean": {
      const labels = { labelTrue: textFor(options, true), labelFalse: textFor(options, false) };
      const own = Object.entries(labels).filter(([name, text]) => name in element && text !== undefined);
      return { ...others, ...Object.fromEntries(own), type: "boolean" };
    }
    case "rating": {
      if (!Array.isArray(choices)) return element;
      const { rateMin = 1, rateMax = 5 } = element as { rateMin?: number; rateMax?: number };
      return isRun(options, rateMin, rateMax) ? ({ ...others } as Loose) : { ...element, type: "radiogroup" };
    }
    case "radiogroup":
    case "dropdown":
    case "checkbox":
      return withSpecials(element, options);
    default:
      return element;
  }
}

const textFor = (options: readonly Option[], value: OptionValue): Text | undefined =>
  options.find((one) => one.value === value)?.text;

const isRun = (options: readonly Option[], first: number, last: number, step = 1): boolean =>
  options.length === Math.floor((last - first) / step) + 1 &&
  options.every(({ value }, index) => value === first + index * step);

/** "None", "other" and a run of numbers are no listed options here. */
function withSpecials(element: Loose, options: readonly Option[]): Loose {
  const { choicesMin, choicesMax, choicesStep } = element as Readonly<Record<string, number | undefined>>;
  const { choices: _, ...others } = element;
  if (choicesMin !== undefined && choicesMax !== undefined && isRun(options, choicesMin, choicesMax, choicesStep))
    return others as Loose;
  const specials = ["none", "other"].filter((one) => element[one === "none" ? "showNoneItem" : "showOtherItem"]);
  const words = specials.flatMap((one) => {
    const text = textFor(options, one);
    return `${one}Text` in element && text !== undefined ? [[`${one}Text`, text]] : [];
  });
  const { choicesMin: __, choicesMax: ___, choicesStep: ____, ...kept } = element;
  return {
    ...kept,
    choices: options.filter(({ value }) => !specials.includes(`${value}`)).map(asListed),
    ...Object.fromEntries(words),
  } as Loose;
}
