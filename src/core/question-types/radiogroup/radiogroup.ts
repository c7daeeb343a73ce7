import type { Static } from "typebox";
import { choiceFrom } from "../fhir-part.ts";
import { listedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import { plainOption, type WithChoices } from "../shown-question.ts";

const schema = ({ Type, closed, question, ChoiceSchema }: SchemaParts) =>
  Type.Object(
    { type: Type.Literal("radiogroup"), ...question, choices: Type.Array(ChoiceSchema, { minItems: 2 }) },
    closed,
  );

/** One of a few options, all of them visible. */
export const radiogroup: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "radiogroup",
  place: 1,
  schema,
  items: ({ choices }, asked) => [{ ...asked, answer: { kind: "choice", options: listedOptions(choices) } }],
  optionList: "choices",
  fhir: {
    mark: { control: "radio-button" },
    from({ options, rows, repeats, isDropDown }, shared) {
      if (!options || rows || repeats || isDropDown) return null;
      return { type: "radiogroup", ...shared, choices: options.map(choiceFrom) };
    },
  },
  shown: {
    renderer: "one-of-rows",
    surveyJs: { models: ["radiogroup"] },
    options: ({ visibleChoices }: WithChoices) => visibleChoices.map(plainOption),
  },
};
