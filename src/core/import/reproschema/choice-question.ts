import { numberOf, wordIn } from "../json-values.ts";
import type { Item } from "./entries.ts";
import type { Made } from "./made.ts";
import { listElsewhere, numbersBetween, type Option, optionsOf } from "./options.ts";
import { isTrue } from "./properties.ts";
import type { Reading } from "./reading.ts";

/** Returns true where several options may be picked. */
const isSeveral = ({ options }: Item, inputType: string): boolean =>
  isTrue(options["multipleChoice"]) || /^(checkbox|multiplechoice|multiselect)/i.test(inputType);

/** Returns a question with options: one of them, or several. */
export function choiceQuestion(item: Item, inputType: string, reading: Reading): Made | string {
  const { options: written, missing } = item;
  if (missing !== "") return `Its options, "${missing}", are not in the file.`;
  const { options, said, wordless, shared } = optionsOf(written, reading);
  const elsewhere = listElsewhere(written);
  const left = elsewhere === "" ? [] : [`A list of further options stands elsewhere: ${elsewhere}.`];
  if (options.length === 0 && elsewhere !== "") return `Its options stand in a list elsewhere, ${elsewhere}.`;
  const numbers = options.length === 0 ? numbersBetween(written) : [];
  if (options.length === 0 && numbers.length === 0) return "It has no options.";
  const first = numbers[0]?.value;
  const own =
    numbers.length > 0
      ? [`It lists no options in the file; they are the numbers from ${first} to ${numbers.at(-1)?.value}.`]
      : [];
  const choices = choicesOf([...options, ...numbers]);
  const several = isSeveral(item, inputType);
  const type = several ? "checkbox" : /^(select|dropdown)/i.test(inputType) ? "dropdown" : "radiogroup";
  return {
    properties: { type, choices },
    said: [...said, ...wordless, ...own, ...left, ...limitsBeside(item, options)],
    shared,
  };
}

/** Returns options as a survey lists them. */
const choicesOf = (options: readonly Option[]) =>
  options.map(({ value, text }) => ({ value, text: text ?? `${value}` }));

/** Limits say nothing more where the values of all options are within them. */
function limitsBeside({ options: written }: Item, options: readonly Option[]): string[] {
  const [min, max] = [numberOf(written["minValue"]), numberOf(written["maxValue"])];
  if (min === undefined && max === undefined) return [];
  const isWithin = options.every(({ value }) => {
    const number = Number(value);
    return Number.isNaN(number) || (number >= (min ?? number) && number <= (max ?? number));
  });
  const limits = [written["minValue"], written["maxValue"]].map((one) => wordIn(one) || "any").join(" to ");
  return isWithin ? [] : [`Its limits (${limits}) are left out: its options have values beyond them.`];
}
