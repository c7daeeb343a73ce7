import type { Static } from "typebox";
import { choiceFrom, choicesFrom } from "../fhir-part.ts";
import { listedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import type { WithChoices } from "../shown-question.ts";
import { changesOfSpecials, specialChoices, textBesideOther, withSpecials } from "../special-choices.ts";

const schema = (parts: SchemaParts) => {
  const { Type, closed, question, ChoiceValueSchema, TextSchema } = parts;
  /** `isExclusive` marks an option that cannot be selected together with others ("None of these"). */
  const choice = Type.Union([
    ChoiceValueSchema,
    Type.Object({ value: ChoiceValueSchema, text: TextSchema, isExclusive: Type.Optional(Type.Boolean()) }, closed),
  ]);
  return Type.Object(
    {
      type: Type.Literal("checkbox"),
      ...question,
      choices: Type.Array(choice, { minItems: 2 }),
      ...specialChoices(parts),
    },
    closed,
  );
};

/** Several options may be selected; the value is the list of them. */
export const checkbox: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "checkbox",
  place: 6,
  schema,
  items({ choices, ...specials }, asked) {
    const options = withSpecials(listedOptions(choices), specials, { isExclusive: true });
    return [{ ...asked, answer: { kind: "choices", options } }, ...textBesideOther(specials, asked, "contains")];
  },
  optionList: "choices",
  hasSpecialChoices: true,
  changes: changesOfSpecials,
  fhir: {
    mark: { control: "check-box" },
    from(found, shared) {
      const { options, rows, repeats } = found;
      if (!options || rows || !repeats) return null;
      const specials = choicesFrom(found, (option) =>
        option.isExclusive ? { value: option.value, text: option.text, isExclusive: true } : choiceFrom(option),
      );
      return { type: "checkbox", ...shared, ...specials };
    },
  },
  shown: {
    renderer: "several-of-rows",
    surveyJs: { models: ["checkbox"] },
    options: ({ visibleChoices }: WithChoices) =>
      visibleChoices.map(({ value, text, isExclusive }) => ({ value, text, standsAlone: isExclusive === true })),
    hint: (_, { several }) => several,
  },
};
