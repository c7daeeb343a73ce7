import type { Static } from "typebox";
import { choiceFrom, choicesFrom } from "../fhir-part.ts";
import { choicesOfOptions, listedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import { plainOption, type WithChoices } from "../shown-question.ts";
import { changesOfSpecials, specialChoices, textBesideOther, withSpecials } from "../special-choices.ts";

const schema = (parts: SchemaParts) => {
  const { Type, closed, question, ChoiceSchema } = parts;
  return Type.Object(
    {
      type: Type.Literal("radiogroup"),
      ...question,
      choices: Type.Array(ChoiceSchema, { minItems: 2 }),
      ...specialChoices(parts),
    },
    closed,
  );
};

/** One of a few options, all of them visible. */
export const radiogroup: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "radiogroup",
  place: 1,
  schema,
  items: ({ choices, ...specials }, asked) => [
    { ...asked, answer: { kind: "choice", options: withSpecials(listedOptions(choices), specials) } },
    ...textBesideOther(specials, asked, "="),
  ],
  optionList: "choices",
  taking: (answer) => (answer.kind === "choice" ? { choices: choicesOfOptions(answer.options) } : null),
  hasSpecialChoices: true,
  changes: changesOfSpecials,
  fhir: {
    mark: { control: "radio-button" },
    from(found, shared) {
      const { options, rows, repeats, isDropDown } = found;
      if (!options || rows || repeats || isDropDown) return null;
      return { type: "radiogroup", ...shared, ...choicesFrom(found, choiceFrom) };
    },
  },
  shown: {
    renderer: "one-of-rows",
    surveyJs: { models: ["radiogroup"] },
    options: ({ visibleChoices }: WithChoices) => visibleChoices.map(plainOption),
  },
};
