import type { Static } from "typebox";
import { choiceFrom } from "../fhir-part.ts";
import { listedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import type { WithChoices } from "../shown-question.ts";

const schema = ({ Type, closed, question, ChoiceValueSchema, TextSchema }: SchemaParts) => {
  /** `isExclusive` marks an option that cannot be selected together with others ("None of these"). */
  const choice = Type.Union([
    ChoiceValueSchema,
    Type.Object({ value: ChoiceValueSchema, text: TextSchema, isExclusive: Type.Optional(Type.Boolean()) }, closed),
  ]);
  return Type.Object(
    { type: Type.Literal("checkbox"), ...question, choices: Type.Array(choice, { minItems: 2 }) },
    closed,
  );
};

/** Several options may be selected; the value is the list of them. */
export const checkbox: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "checkbox",
  place: 6,
  schema,
  items: ({ choices }, asked) => [{ ...asked, answer: { kind: "choices", options: listedOptions(choices) } }],
  optionList: "choices",
  fhir: {
    mark: { control: "check-box" },
    from({ options, rows, repeats }, shared) {
      if (!options || rows || !repeats) return null;
      const choices = options.map((option) =>
        option.isExclusive ? { value: option.value, text: option.text, isExclusive: true } : choiceFrom(option),
      );
      return { type: "checkbox", ...shared, choices };
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
