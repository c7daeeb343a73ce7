import { type Static, type TUnsafe, Type } from "typebox";
import { questionTypes, type SurveyElement } from "../question-types/question-types.ts";
import { ExpressionSchema, NameSchema, schemaParts } from "../question-types/schema-parts.ts";
import { closed, SchemaLinkSchema, TextSchema } from "./text.ts";

/** A panel may stand in a panel, and no deeper: headings and conditions beyond that are hard to follow. */
const PANELS_IN_PANELS = 2;

/**
 * The question types of SurveyJS that can be asked, checked and scored here. Types without a schema (markup, file
 * upload, signatures, …) are rejected, because an answer could not be checked or could contain markup. The schema
 * is selected by `type`, so that a mistake is reported for the intended type.
 */
const ElementSchema = elementSchema(PANELS_IN_PANELS);

/** @param depth how many panels may stand inside each other here */
function elementSchema(depth: number): TUnsafe<SurveyElement> {
  const types = questionTypes.filter(({ name }) => depth > 0 || name !== "panel");
  const inner = depth > 0 ? Type.Array(elementSchema(depth - 1), { minItems: 1 }) : schemaParts.inner;
  return Type.Unsafe<SurveyElement>({
    type: "object",
    required: ["type"],
    properties: { type: { type: "string" } },
    discriminator: { propertyName: "type" },
    oneOf: types.map((type) => type.schema({ ...schemaParts, inner })),
  });
}

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
