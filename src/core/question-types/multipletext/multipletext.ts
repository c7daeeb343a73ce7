import type { Static } from "typebox";
import type { Item } from "../item.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import { limitMistakes } from "../text/limits.ts";
import { typedAnswer, typedParts } from "../text/typed-parts.ts";

const schema = (parts: SchemaParts) => {
  const { Type, closed, question, NameSchema, TextSchema } = parts;
  const field = Type.Object(
    {
      name: NameSchema,
      title: Type.Optional(TextSchema),
      isRequired: Type.Optional(Type.Boolean()),
      ...typedParts(parts),
    },
    closed,
  );
  return Type.Object(
    { type: Type.Literal("multipletext"), ...question, items: Type.Array(field, { minItems: 1 }) },
    closed,
  );
};
type MultipleText = Static<ReturnType<typeof schema>>;

function items({ isRequired, items: fields }: MultipleText, asked: Omit<Item, "answer">): Item[] {
  return fields.map((field) => ({
    ...asked,
    name: `${asked.name}.${field.name}`,
    title: field.title ?? field.name,
    // SurveyJS itself is content with one of them where only the question is required.
    required: isRequired === true || field.isRequired === true,
    answer: typedAnswer(field),
    row: { question: asked.name, value: field.name },
  }));
}

/** The properties that are read of SurveyJS's model. */
type Fields = { readonly items: readonly { readonly name: string; readonly title: string }[] };

/** Several short fields under one question. Every field is an item of its own. */
export const multipletext: QuestionType<MultipleText> = {
  name: "multipletext",
  place: 22,
  schema,
  items,
  mistakes: ({ items: fields }) =>
    fields.flatMap((field, index) =>
      limitMistakes(field).map((mistake) => ({ ...mistake, property: `items[${index}].${mistake.property}` })),
    ),
  changes: {
    others: {
      items: {
        code: "ANSWER_CHECK_CHANGED",
        touches: "answers",
        sentence: ({ name }) => `The fields of question ${name} changed.`,
      },
    },
  },
  fhir: {
    mark: "name",
    from({ fields }, { isRequired: _, ...shared }) {
      return fields ? { type: "multipletext", ...shared, items: [...fields] } : null;
    },
  },
  shown: {
    renderer: "fields",
    surveyJs: { models: ["multipletext"] },
    fields: ({ items: fields }: Fields) => fields.map(({ name, title }) => ({ name, text: title })),
  },
};
