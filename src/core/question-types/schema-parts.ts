import { type TSchema, Type } from "typebox";
import { LONGEST_EXPRESSION, LONGEST_NAME, LONGEST_VALUE } from "../content-model/limits.ts";
import { closed, TextSchema } from "../content-model/text.ts";

/** Names contain no dot, because `matrix.row` names one row of a matrix. */
const NAME = `^[A-Za-z0-9][A-Za-z0-9 _-]{0,${LONGEST_NAME - 1}}$`;
export const NameSchema = Type.String({ pattern: NAME });
export const ExpressionSchema = Type.String({ minLength: 1, maxLength: LONGEST_EXPRESSION });

const ChoiceValueSchema = Type.Union([Type.String({ minLength: 1, maxLength: LONGEST_VALUE }), Type.Number()]);
const ChoiceSchema = Type.Union([
  ChoiceValueSchema,
  Type.Object({ value: ChoiceValueSchema, text: TextSchema }, closed),
]);

/** The properties that every question may have. */
const question = {
  name: NameSchema,
  title: TextSchema,
  description: Type.Optional(TextSchema),
  isRequired: Type.Optional(Type.Boolean()),
  requiredErrorText: Type.Optional(TextSchema),
  /** Offers "I'd rather not say", also where an answer is required. */
  declinable: Type.Optional(Type.Boolean()),
  visibleIf: Type.Optional(ExpressionSchema),
};

/**
 * The building blocks for the schemas of question types. They are passed in as a parameter, because a page that
 * shows questions loads the types too and must not load TypeBox.
 */
export const schemaParts = {
  Type,
  closed,
  question,
  TextSchema,
  NameSchema,
  ExpressionSchema,
  ChoiceValueSchema,
  ChoiceSchema,
  /** The elements inside a panel. */
  inner: Type.Array(Type.Unknown(), { minItems: 1 }) as TSchema,
};
export type SchemaParts = typeof schemaParts;
