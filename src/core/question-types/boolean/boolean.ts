import type { Static } from "typebox";
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

/** The properties that are read of SurveyJS's model. */
type Labels = { readonly labelTrue: string; readonly labelFalse: string };

/** Yes or no, stored as `true` or `false`. */
export const boolean: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "boolean",
  place: 4,
  schema,
  items({ labelTrue = "Yes", labelFalse = "No" }, asked) {
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
        ...(yes && yes !== "Yes" ? { labelTrue: yes } : {}),
        ...(no && no !== "No" ? { labelFalse: no } : {}),
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
