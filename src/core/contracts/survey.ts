import { type Static, Type } from "typebox";
import { closed, SchemaLinkSchema, TextSchema } from "./text.ts";

/**
 * The part of SurveyJS that can be asked, checked and scored here. Each file stays a plain
 * SurveyJS document; what this schema leaves out (markup, file upload, signatures, …) is refused
 * because an answer could not be checked or could become markup.
 */
const NameSchema = Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 _-]{0,63}$" });
const ExpressionSchema = Type.String({ minLength: 1, maxLength: 2000 });

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

const elements = [RadiogroupSchema, DropdownSchema, TextQuestionSchema, ExpressionElementSchema];
type Element =
  | Static<typeof RadiogroupSchema>
  | Static<typeof DropdownSchema>
  | Static<typeof TextQuestionSchema>
  | Static<typeof ExpressionElementSchema>;

/** One of the elements, told apart by `type`, so that a mistake is reported for the type that was meant. */
export const ElementSchema = Type.Unsafe<Element>({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string" } },
  discriminator: { propertyName: "type" },
  oneOf: elements,
});

export const PageSchema = Type.Object(
  {
    name: NameSchema,
    title: Type.Optional(TextSchema),
    description: Type.Optional(TextSchema),
    visibleIf: Type.Optional(ExpressionSchema),
    elements: Type.Array(ElementSchema, { minItems: 1 }),
  },
  closed,
);

export const SurveyDocumentSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    title: TextSchema,
    description: Type.Optional(TextSchema),
    locale: Type.Optional(Type.String()),
    pages: Type.Array(PageSchema, { minItems: 1 }),
  },
  closed,
);

export type SurveyDocument = Static<typeof SurveyDocumentSchema>;
export type SurveyElement = Static<typeof ElementSchema>;
export type ChoiceValue = Static<typeof ChoiceValueSchema>;

/** Answers of one person to one survey, by item name. */
export type Answers = Readonly<Record<string, ChoiceValue>>;
