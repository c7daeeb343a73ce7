import type { Static } from "typebox";
import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

/** The default limit of an answer, in characters. */
const MAX_LENGTH = 1000;
/** The most lines that a field may show at once. */
const MOST_ROWS = 20;

const schema = ({ Type, closed, question, TextSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("comment"),
      ...question,
      maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_ANSWER.comment })),
      rows: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_ROWS })),
      placeholder: Type.Optional(TextSchema),
    },
    closed,
  );

/** A field for typing a text of several lines. */
export const comment: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "comment",
  place: 10,
  schema,
  items({ maxLength = MAX_LENGTH }, asked) {
    return [{ ...asked, answer: { kind: "text", maxLength, hasLines: true } }];
  },
  taking: (answer) => (answer.kind === "text" ? { maxLength: answer.maxLength } : null),
  changes: {
    texts: { placeholder: "The placeholder" },
    limits: ["maxLength"],
  },
  fhir: {
    from({ options, type, maxLength }, shared) {
      if (options || type !== "text") return null;
      const limit = maxLength !== undefined && maxLength <= LONGEST_ANSWER.comment ? { maxLength } : {};
      return { type: "comment", ...shared, ...limit };
    },
  },
  // SurveyJS keeps this type in every bundle: it writes its own "other" fields with it.
  shown: { renderer: "field", surveyJs: { models: [] } },
};
