import type { Static } from "typebox";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

const schema = ({ Type, closed, NameSchema, TextSchema, ExpressionSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("expression"),
      name: NameSchema,
      title: TextSchema,
      visibleIf: Type.Optional(ExpressionSchema),
      expression: ExpressionSchema,
    },
    closed,
  );

/** A line that the page computes from answers ("about 8 hours in bed"). It is shown but never sent. */
export const expression: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "expression",
  place: 8,
  schema,
  items: () => [],
  asksNothing: true,
  formulas: (element) => [{ property: "expression", expression: element.expression }],
  changes: {
    others: {
      expression: {
        code: "FORMULA_CHANGED",
        touches: "words",
        sentence: ({ name, before, after }) => `The line ${name} was worked out by ${before} and is now by ${after}.`,
      },
    },
  },
  shown: { renderer: "line", surveyJs: { models: ["expression"], drawings: ["expression"] } },
};
