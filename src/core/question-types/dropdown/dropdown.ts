import type { Static } from "typebox";
import { choiceFrom, choicesFrom } from "../fhir-part.ts";
import { choicesOfOptions, listedOptions, numberedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import type { WithChoices } from "../shown-question.ts";
import { changesOfSpecials, specialChoices, textBesideOther, withSpecials } from "../special-choices.ts";

const schema = (parts: SchemaParts) => {
  const { Type, closed, question, ChoiceSchema, TextSchema } = parts;
  return Type.Object(
    {
      type: Type.Literal("dropdown"),
      ...question,
      choices: Type.Optional(Type.Array(ChoiceSchema, { minItems: 2 })),
      choicesMin: Type.Optional(Type.Integer()),
      choicesMax: Type.Optional(Type.Integer()),
      placeholder: Type.Optional(TextSchema),
      ...specialChoices(parts),
    },
    closed,
  );
};

/** One option of a dropdown list: the listed ones, the whole numbers from `choicesMin` to `choicesMax`, none, other. */
export const dropdown: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "dropdown",
  place: 2,
  schema,
  items({ choices = [], choicesMin, choicesMax, ...specials }, asked) {
    const options = [...listedOptions(choices), ...numberedOptions(choicesMin, choicesMax)];
    return [
      { ...asked, answer: { kind: "choice", options: withSpecials(options, specials) } },
      ...textBesideOther(specials, asked, "="),
    ];
  },
  optionList: "choices",
  taking: (answer) => (answer.kind === "choice" ? { choices: choicesOfOptions(answer.options) } : null),
  hasSpecialChoices: true,
  changes: {
    ...changesOfSpecials,
    texts: { ...changesOfSpecials.texts, placeholder: "The placeholder" },
    limits: ["choicesMin", "choicesMax"],
  },
  fhir: {
    mark: { control: "drop-down" },
    from(found, shared) {
      const { options, rows, repeats, isDropDown, run, hasOther } = found;
      if (!options || rows || repeats || !isDropDown) return null;
      const areNumbers = options.every(({ value, text }) => text === `${value}`);
      if (run && areNumbers && !hasOther)
        return { type: "dropdown", ...shared, choicesMin: run.first, choicesMax: run.last };
      return { type: "dropdown", ...shared, ...choicesFrom(found, choiceFrom) };
    },
  },
  shown: {
    renderer: "list",
    surveyJs: { models: ["dropdown"], drawings: ["dropdown"] },
    list: ({ visibleChoices }: WithChoices) => visibleChoices,
  },
};
