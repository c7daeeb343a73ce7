import type { Static } from "typebox";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

/** The default limit of a text answer, in characters. */
const MAX_LENGTH = 200;
/** The highest limit that a survey may set. */
const LONGEST = 1000;

const schema = ({ Type, closed, question, TextSchema, ExpressionSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("text"),
      ...question,
      inputType: Type.Optional(Type.Union([Type.Literal("text"), Type.Literal("number")])),
      min: Type.Optional(Type.Number()),
      max: Type.Optional(Type.Number()),
      step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
      maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST })),
      placeholder: Type.Optional(TextSchema),
      validators: Type.Optional(
        Type.Array(
          Type.Object({ type: Type.Literal("expression"), expression: ExpressionSchema, text: TextSchema }, closed),
        ),
      ),
    },
    closed,
  );

const FHIR_TEXTS = ["string", "url", "date", "dateTime", "time"];
const FHIR_NUMBERS = ["decimal", "integer", "quantity"];

/** A field for typing a text or a number. */
export const text: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "text",
  place: 3,
  schema,
  items({ inputType, min, max, step, maxLength = MAX_LENGTH, validators = [] }, asked) {
    const answer =
      inputType === "number" ? ({ kind: "number", min, max, step } as const) : { kind: "text" as const, maxLength };
    return [{ ...asked, answer, validators }];
  },
  formulas: ({ validators = [] }) =>
    validators.map(({ expression }, index) => ({ property: `validators[${index}].expression`, expression })),
  changes: {
    texts: { placeholder: "The placeholder" },
    limits: ["inputType", "min", "max", "step", "maxLength"],
    others: {
      validators: {
        code: "ANSWER_CHECK_CHANGED",
        touches: "answers",
        sentence: ({ name }) => `The checks of the answer to question ${name} changed.`,
      },
    },
  },
  fhir: {
    from({ options, type, isSlider, min, max, step, maxLength }, shared) {
      if (options || isSlider) return null;
      if (FHIR_TEXTS.includes(type)) {
        const limit = maxLength !== undefined && maxLength <= LONGEST ? { maxLength } : {};
        return { type: "text", ...shared, ...limit };
      }
      if (!FHIR_NUMBERS.includes(type)) return null;
      const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      const isStep = step !== undefined && step > 0;
      return { type: "text", ...shared, inputType: "number", ...limits, ...(isStep ? { step } : {}) };
    },
  },
  shown: { renderer: "field", surveyJs: { models: ["text"], drawings: ["text"] } },
};
