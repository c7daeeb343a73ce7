import type { Static } from "typebox";
import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

const schema = ({ Type, closed, question, TextSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("boolean"),
      ...question,
      labelTrue: Type.Optional(TextSchema),
      labelFalse: Type.Optional(TextSchema),
    },
    closed,
  );

/** The words where a survey has none of its own. The questionnaire shows the same, from the texts of the interface. */
const YES = { default: "Yes", es: "Sí" };
const NO = "No";

/** Returns true for words that a survey has where it says nothing. */
const isUsual = (text: Text, usual: Text): boolean =>
  text === textOf(usual) || JSON.stringify(text) === JSON.stringify(usual);

/** The properties that are read of SurveyJS's model. */
type Labels = { readonly labelTrue: string; readonly labelFalse: string };

/** Yes or no, stored as `true` or `false`. */
export const boolean: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "boolean",
  place: 4,
  schema,
  items({ labelTrue = YES, labelFalse = NO }, asked) {
    const options = [
      { value: true, text: labelTrue },
      { value: false, text: labelFalse },
    ];
    return [{ ...asked, answer: { kind: "choice", options } }];
  },
  changes: { texts: { labelTrue: "The word for yes", labelFalse: "The word for no" } },
  fhir: {
    mark: "name",
    hasPlainCodes: true,
    from({ type, elementType, options }, shared) {
      if (!options) return type === "boolean" ? { type: "boolean", ...shared } : null;
      if (elementType !== "boolean") return null;
      const [yes, no] = ["true", "false"].map((code) => options.find(({ value }) => value === code)?.text);
      const labels = {
        ...(yes && !isUsual(yes, YES) ? { labelTrue: yes } : {}),
        ...(no && !isUsual(no, NO) ? { labelFalse: no } : {}),
      };
      return { type: "boolean", ...shared, ...labels };
    },
  },
  shown: {
    renderer: "one-of-rows",
    surveyJs: { models: ["boolean"] },
    options: ({ labelTrue, labelFalse }: Labels) => [
      { value: true, text: labelTrue },
      { value: false, text: labelFalse },
    ],
  },
};
