import type { Static } from "typebox";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

const schema = ({ Type, closed, NameSchema, TextSchema, ExpressionSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("html"),
      name: NameSchema,
      visibleIf: Type.Optional(ExpressionSchema),
      html: TextSchema,
    },
    closed,
  );

/** A note between questions. Its markup is left out when the file is read, and each line is a paragraph of plain text. */
export const html: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "html",
  place: 9,
  schema,
  items: () => [],
  asksNothing: true,
  words: { property: "html", of: (element) => element.html },
  changes: { texts: { html: "The note" } },
  shown: { renderer: "note", surveyJs: { models: ["html"] } },
};
