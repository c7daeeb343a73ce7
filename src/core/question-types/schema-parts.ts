import { Type } from "typebox";
import { closed, TextSchema } from "../content-model/text.ts";

/** No name holds a point: `matrix.row` names one row of a matrix. */
const NAME = "^[A-Za-z0-9][A-Za-z0-9 _-]{0,63}$";
export const NameSchema = Type.String({ pattern: NAME });
export const ExpressionSchema = Type.String({ minLength: 1, maxLength: 2000 });

const ChoiceValueSchema = Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Number()]);
const ChoiceSchema = Type.Union([
  ChoiceValueSchema,
  Type.Object({ value: ChoiceValueSchema, text: TextSchema }, closed),
]);

/** What every question may have. */
const question = {
  name: NameSchema,
  title: TextSchema,
  description: Type.Optional(TextSchema),
  isRequired: Type.Optional(Type.Boolean()),
  requiredErrorText: Type.Optional(TextSchema),
  visibleIf: Type.Optional(ExpressionSchema),
};

/**
 * What the schema of a question type is built from. It is handed to the types: a page that asks their
 * questions loads them too, and must not load TypeBox.
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
};
export type SchemaParts = typeof schemaParts;
