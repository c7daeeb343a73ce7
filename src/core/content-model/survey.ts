import { type Static, Type } from "typebox";
import { ExpressionSchema, NameSchema } from "../question-types/schema-parts.ts";
import { ElementSchema } from "./questions.ts";
import { closed, SchemaLinkSchema, TextSchema } from "./text.ts";

/** Whether answers to several questions fit together: true where they do. A soft one asks, and refuses nothing. */
const PageValidatorSchema = Type.Object(
  {
    type: Type.Literal("expression"),
    expression: ExpressionSchema,
    text: TextSchema,
    soft: Type.Optional(Type.Boolean()),
  },
  closed,
);

const PageSchema = Type.Object(
  {
    name: NameSchema,
    title: Type.Optional(TextSchema),
    description: Type.Optional(TextSchema),
    visibleIf: Type.Optional(ExpressionSchema),
    validators: Type.Optional(Type.Array(PageValidatorSchema)),
    elements: Type.Array(ElementSchema, { minItems: 1 }),
  },
  closed,
);

/** A plain SurveyJS document, restricted to what can be checked and scored here. */
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

export type { SurveyElement } from "../question-types/question-types.ts";
export type { Answers, AnswerValue } from "./answers.ts";
export type SurveyDocument = Static<typeof SurveyDocumentSchema>;
