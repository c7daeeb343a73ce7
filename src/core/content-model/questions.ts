import { type Static, Type } from "typebox";
import { closed, TextSchema } from "./text.ts";

/**
 * The question types of SurveyJS that can be asked, checked and scored here. What these schemas
 * leave out (markup, file upload, signatures, …) is refused because an answer could not be checked
 * or could become markup. No name holds a point: `matrix.row` names one row of a matrix.
 */
const NAME = "^[A-Za-z0-9][A-Za-z0-9 _-]{0,63}$";
export const NameSchema = Type.String({ pattern: NAME });
export const ExpressionSchema = Type.String({ minLength: 1, maxLength: 2000 });

export const ChoiceValueSchema = Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Number()]);
const ChoiceSchema = Type.Union([
  ChoiceValueSchema,
  Type.Object({ value: ChoiceValueSchema, text: TextSchema }, closed),
]);

const ValidatorSchema = Type.Object(
  { type: Type.Literal("expression"), expression: ExpressionSchema, text: TextSchema },
  closed,
);

const question = {
  name: NameSchema,
  title: TextSchema,
  description: Type.Optional(TextSchema),
  isRequired: Type.Optional(Type.Boolean()),
  requiredErrorText: Type.Optional(TextSchema),
  visibleIf: Type.Optional(ExpressionSchema),
};

export const RadiogroupSchema = Type.Object(
  { type: Type.Literal("radiogroup"), ...question, choices: Type.Array(ChoiceSchema, { minItems: 2 }) },
  closed,
);

export const DropdownSchema = Type.Object(
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

export const TextQuestionSchema = Type.Object(
  {
    type: Type.Literal("text"),
    ...question,
    inputType: Type.Optional(Type.Union([Type.Literal("text"), Type.Literal("number")])),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    placeholder: Type.Optional(TextSchema),
    validators: Type.Optional(Type.Array(ValidatorSchema)),
  },
  closed,
);

/** Yes or no, stored as `true` or `false`. */
export const BooleanSchema = Type.Object(
  {
    type: Type.Literal("boolean"),
    ...question,
    labelTrue: Type.Optional(TextSchema),
    labelFalse: Type.Optional(TextSchema),
  },
  closed,
);

/** Whole numbers from `rateMin` (else 1) to `rateMax` (else 5), one of which is picked. */
export const RatingSchema = Type.Object(
  {
    type: Type.Literal("rating"),
    ...question,
    rateMin: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    rateMax: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    minRateDescription: Type.Optional(TextSchema),
    maxRateDescription: Type.Optional(TextSchema),
  },
  closed,
);

/** `isExclusive` marks an option that cannot be picked together with others ("None of these"). */
const CheckboxChoiceSchema = Type.Union([
  ChoiceValueSchema,
  Type.Object({ value: ChoiceValueSchema, text: TextSchema, isExclusive: Type.Optional(Type.Boolean()) }, closed),
]);

/** Several options may be picked; the value is the list of them. */
export const CheckboxSchema = Type.Object(
  { type: Type.Literal("checkbox"), ...question, choices: Type.Array(CheckboxChoiceSchema, { minItems: 2 }) },
  closed,
);

const RowSchema = Type.Union([NameSchema, Type.Object({ value: NameSchema, text: TextSchema }, closed)]);

/** The same options for several rows, one picked in each. Every row is an item of its own. */
export const MatrixSchema = Type.Object(
  {
    type: Type.Literal("matrix"),
    ...question,
    columns: Type.Array(ChoiceSchema, { minItems: 2 }),
    rows: Type.Array(RowSchema, { minItems: 1 }),
    /** Elsewhere SurveyJS asks for every row only with this (or its older name below); here `isRequired` does too. */
    eachRowRequired: Type.Optional(Type.Boolean()),
    isAllRowRequired: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** A line the page works out from answers ("about 8 hours in bed"). It is shown, never sent. */
export const ExpressionElementSchema = Type.Object(
  {
    type: Type.Literal("expression"),
    name: NameSchema,
    title: TextSchema,
    visibleIf: Type.Optional(ExpressionSchema),
    expression: ExpressionSchema,
  },
  closed,
);

const elements = [
  RadiogroupSchema,
  DropdownSchema,
  TextQuestionSchema,
  BooleanSchema,
  RatingSchema,
  CheckboxSchema,
  MatrixSchema,
  ExpressionElementSchema,
];
type Element =
  | Static<typeof RadiogroupSchema>
  | Static<typeof DropdownSchema>
  | Static<typeof TextQuestionSchema>
  | Static<typeof BooleanSchema>
  | Static<typeof RatingSchema>
  | Static<typeof CheckboxSchema>
  | Static<typeof MatrixSchema>
  | Static<typeof ExpressionElementSchema>;

/** One of the elements, told apart by `type`, so that a mistake is reported for the type that was meant. */
export const ElementSchema = Type.Unsafe<Element>({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string" } },
  discriminator: { propertyName: "type" },
  oneOf: elements,
});

export type SurveyElement = Static<typeof ElementSchema>;
/** An element that asks something. */
export type QuestionElement = Exclude<SurveyElement, { type: "expression" }>;
export type Choice = Static<typeof CheckboxChoiceSchema>;
export type ChoiceValue = Static<typeof ChoiceValueSchema>;
