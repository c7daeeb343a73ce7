import type { Static } from "typebox";
import { choiceFrom } from "../fhir-part.ts";
import { listedOptions, numberedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import type { WithChoices } from "../shown-question.ts";

const schema = ({ Type, closed, question, ChoiceSchema, TextSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("dropdown"),
      ...question,
      choices: Type.Optional(Type.Array(ChoiceSchema, { minItems: 2 })),
      choicesMin: Type.Optional(Type.Integer()),
      choicesMax: Type.Optional(Type.Integer()),
      placeholder: Type.Optional(TextSchema),
    },
    closed,
  );

/** One option of a dropdown list: the listed options, then the whole numbers from `choicesMin` to `choicesMax`. */
export const dropdown: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "dropdown",
  place: 2,
  schema,
  items({ choices = [], choicesMin, choicesMax }, asked) {
    const options = [...listedOptions(choices), ...numberedOptions(choicesMin, choicesMax)];
    return [{ ...asked, answer: { kind: "choice", options } }];
  },
  optionList: "choices",
  changes: { texts: { placeholder: "The placeholder" }, limits: ["choicesMin", "choicesMax"] },
  fhir: {
    mark: { control: "drop-down" },
    from({ options, rows, repeats, isDropDown, run }, shared) {
      if (!options || rows || repeats || !isDropDown) return null;
      if (run) return { type: "dropdown", ...shared, choicesMin: run.first, choicesMax: run.last };
      return { type: "dropdown", ...shared, choices: options.map(choiceFrom) };
    },
  },
  shown: {
    renderer: "list",
    surveyJs: { models: ["dropdown"], drawings: ["dropdown"] },
    list: ({ visibleChoices }: WithChoices) => visibleChoices,
  },
};
