import type { Text } from "../../content-model/text.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

/** What is known here of an element inside, which may be of any type; `elementsIn` has it whole. */
type Inner = { readonly type: string; readonly name: string };

export type Panel = {
  readonly type: "panel";
  readonly name: string;
  readonly title?: Text;
  readonly description?: Text;
  readonly visibleIf?: string;
  readonly elements: readonly Inner[];
};

const schema = ({ Type, closed, NameSchema, TextSchema, ExpressionSchema, inner }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("panel"),
      name: NameSchema,
      title: Type.Optional(TextSchema),
      description: Type.Optional(TextSchema),
      visibleIf: Type.Optional(ExpressionSchema),
      elements: inner,
    },
    closed,
  );

/** A group of elements on a page, under a title and a condition of its own. Its elements are items as if it were not there. */
export const panel: QuestionType<Panel> = {
  name: "panel",
  place: 21,
  schema,
  items: () => [],
  asksNothing: true,
  // SurveyJS keeps this type in every bundle: a page is one.
  shown: { renderer: "group", surveyJs: { models: [] } },
};
