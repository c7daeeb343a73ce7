import { type Static, Type } from "typebox";
import { type ChoiceValue, ElementSchema, ExpressionSchema, NameSchema } from "./questions.ts";
import { closed, SchemaLinkSchema, TextSchema } from "./text.ts";

const PageSchema = Type.Object(
  {
    name: NameSchema,
    title: Type.Optional(TextSchema),
    description: Type.Optional(TextSchema),
    visibleIf: Type.Optional(ExpressionSchema),
    elements: Type.Array(ElementSchema, { minItems: 1 }),
  },
  closed,
);

/** A plain SurveyJS document, of which only what can be checked and scored here is taken. */
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

export type { ChoiceValue, SurveyElement } from "./questions.ts";
export type SurveyDocument = Static<typeof SurveyDocumentSchema>;

/** One answer: an option, a number, a text, yes or no, or the list of the options picked. */
export type AnswerValue = ChoiceValue | boolean | readonly ChoiceValue[];

/** Answers of one person to one survey, by item name; a row of a matrix stands as `matrix.row`. */
export type Answers = Readonly<Record<string, AnswerValue>>;
