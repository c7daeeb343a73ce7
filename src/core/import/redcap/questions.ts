import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import type { Text } from "../../content-model/text.ts";
import type { AskedElement, ImportedQuestion } from "../imported.ts";
import { type Coded, codedOptions, listedChoices } from "./choices.ts";
import type { Field } from "./dictionary.ts";
import { sliderOf } from "./slider.ts";
import type { Tagged } from "./tagged.ts";
import { typedBy } from "./typed.ts";
import type { Words } from "./words.ts";

/** What is asked, without its condition. */
export type Asked = Pick<ImportedQuestion, "element"> & { readonly said: readonly string[] };

/** Types of fields that one of several options answers. */
const YES_OR_NO: Readonly<Record<string, readonly Coded[]>> = {
  yesno: [
    { code: "1", label: "Yes" },
    { code: "0", label: "No" },
  ],
  truefalse: [
    { code: "1", label: "True" },
    { code: "0", label: "False" },
  ],
};
/** The longest text that a question may take, by its type. */

/** Returns the options of a field; none where it has no list. */
export function optionsOfField({ type, choices }: Field): readonly Coded[] {
  if (Object.hasOwn(YES_OR_NO, type)) return YES_OR_NO[type] ?? [];
  return ["radio", "dropdown", "checkbox"].includes(type) ? codedOptions(choices) : [];
}

/** Returns the question of a field, or why there can be none. */
export function askedBy(field: Field, tagged: Tagged, words: Words): Asked | { readonly why: string } {
  const { name, type, note, required } = field;
  const title = titleOf(field, words);
  const description = words.textOf(note);
  const shared = {
    name,
    title: title.text,
    ...(description ? { description } : {}),
    ...(required.toLowerCase() === "y" ? { isRequired: true } : {}),
  };
  const asked = (properties: object, said: readonly string[]): Asked => ({
    element: { ...shared, ...properties } as unknown as AskedElement,
    said: [...title.said, ...said],
  });
  const placeholder = tagged.placeholder === "" ? null : words.textOf(tagged.placeholder);
  const inField = placeholder ? { placeholder } : {};
  const limit = (longest: number) =>
    tagged.characters === null ? {} : { maxLength: Math.min(longest, tagged.characters) };
  switch (type) {
    case "text": {
      const { properties, said } = typedBy(field);
      const isText = !("inputType" in properties);
      const lookup = field.choices === "" ? [] : ["Its list of suggestions from another service is left out."];
      return asked({ type: "text", ...properties, ...inField, ...(isText ? limit(LONGEST_ANSWER.text) : {}) }, [
        ...said,
        ...lookup,
      ]);
    }
    case "notes":
      return asked({ type: "comment", ...inField, ...limit(LONGEST_ANSWER.comment) }, []);
    case "slider": {
      const { properties, said } = sliderOf(field, words);
      return asked({ type: "slider", ...properties }, said);
    }
    case "radio":
    case "dropdown":
    case "checkbox":
    case "yesno":
    case "truefalse": {
      const { exclusive, hiddenChoices: hidden } = tagged;
      const ticks = type === "checkbox" ? { hidden, exclusive } : { hidden };
      const { choices, said } = listedChoices(optionsOfField(field), words, ticks);
      if (choices.length === 0) return { why: "It has no options." };
      const kind = type === "dropdown" || type === "checkbox" ? type : "radiogroup";
      return asked({ type: kind, choices, ...(type === "dropdown" ? inField : {}) }, said);
    }
    default:
      return { why: "This type of field is not known here." };
  }
}

/** Returns the words of a field; its name stands where it has none. */
export function titleOf(
  { name, label }: Field,
  words: Words,
): { readonly text: Text; readonly said: readonly string[] } {
  const text = words.textOf(label);
  if (text !== null) return { text, said: [] };
  return { text: name, said: ["It has no words in the file; its name stands there."] };
}
