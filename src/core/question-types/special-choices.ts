import type { Text } from "../content-model/text.ts";
import type { AskedPart, Item } from "./item.ts";
import type { Option } from "./options.ts";
import type { SchemaParts } from "./schema-parts.ts";
import type { WordsForChanges } from "./words-for-changes.ts";

// "None" and "other, please say", which SurveyJS offers after the listed choices, under these values.

const NONE = "none";
export const OTHER = "other";

/** The words where a survey has none of its own. The questionnaire shows the same, from the texts of the interface. */
const NONE_TEXT = { default: "None of these", es: "Ninguna de estas" };
const OTHER_TEXT = { default: "Other, please say", es: "Otra respuesta, dígala" };

/** The longest text beside "other", in characters. */
export const MAX_LENGTH_BESIDE_OTHER = 200;

/** The properties of a question that may offer them. */
export const specialChoices = ({ Type, TextSchema }: SchemaParts) => ({
  showNoneItem: Type.Optional(Type.Boolean()),
  noneText: Type.Optional(TextSchema),
  showOtherItem: Type.Optional(Type.Boolean()),
  otherText: Type.Optional(TextSchema),
  otherPlaceholder: Type.Optional(TextSchema),
});

type Specials = {
  readonly showNoneItem?: boolean;
  readonly noneText?: Text;
  readonly showOtherItem?: boolean;
  readonly otherText?: Text;
};

/** Returns the listed options with "none" and "other" after them, where they are offered. */
export function withSpecials(
  listed: readonly Option[],
  { showNoneItem, noneText = NONE_TEXT, showOtherItem, otherText = OTHER_TEXT }: Specials,
  none: Pick<Option, "isExclusive"> = {},
): Option[] {
  return [
    ...listed,
    ...(showNoneItem ? [{ value: NONE, text: noneText, ...none }] : []),
    ...(showOtherItem ? [{ value: OTHER, text: otherText }] : []),
  ];
}

/** Returns the listed options alone. */
export function withoutSpecials(options: readonly Option[], { showNoneItem, showOtherItem }: Specials): Option[] {
  return options.filter(({ value }) => !(value === NONE && showNoneItem) && !(value === OTHER && showOtherItem));
}

/**
 * Returns the item for the text beside "other", where that is offered. It may stay empty and is never scored.
 * @param chosen the operator of the condition under which it is asked: a list contains "other", a value equals it
 */
export function textBesideOther(
  { showOtherItem, otherText = OTHER_TEXT }: Specials,
  { declinable: _, ...asked }: AskedPart,
  chosen: "=" | "contains",
): Item[] {
  if (!showOtherItem) return [];
  return [
    {
      ...asked,
      name: `${asked.name}-Comment`,
      title: otherText,
      required: false,
      conditions: [...asked.conditions, `{${asked.name}} ${chosen} '${OTHER}'`],
      answer: { kind: "text", maxLength: MAX_LENGTH_BESIDE_OTHER },
      besideOther: asked.name,
    },
  ];
}

const offers = (what: string) => (isOn: boolean) => (isOn ? `now offers ${what}` : `offers ${what} no more`);
const [none, other] = [offers("“none”"), offers("an answer of one's own")];

/** What the properties are called where two versions differ. */
export const changesOfSpecials = {
  texts: {
    noneText: "The words for “none”",
    otherText: "The words for “other”",
    otherPlaceholder: "The placeholder beside “other”",
  },
  others: {
    showNoneItem: {
      code: "SPECIAL_CHOICE_CHANGED",
      touches: "answers",
      sentence: ({ name, isOn }) => `Question ${name} ${none(isOn)}.`,
    },
    showOtherItem: {
      code: "SPECIAL_CHOICE_CHANGED",
      touches: "answers",
      sentence: ({ name, isOn }) => `Question ${name} ${other(isOn)}.`,
    },
  },
} as const satisfies WordsForChanges;
