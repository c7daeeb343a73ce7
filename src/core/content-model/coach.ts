import { type Static, Type } from "typebox";
import { closed, SchemaLinkSchema } from "./text.ts";

const WordsSchema = Type.String({ minLength: 20, maxLength: 6000 });
const PhrasesSchema = Type.Array(Type.String({ minLength: 2, maxLength: 80 }), { minItems: 1, uniqueItems: true });

/**
 * What a language model is told, and what it may not say. In English alone, as the guidance is: people
 * read it only when they look at what was sent.
 */
export const CoachContentSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** The rules of its work, in paragraphs. They must ask for the marks by which the reply is read. */
    rules: Type.Array(WordsSchema, { minItems: 1 }),
    /** What to do this time. */
    tasks: Type.Object({ question: WordsSchema, anyone: WordsSchema, likeMe: WordsSchema }, closed),
    /** A point with such words is dropped. Words in a row; `*` ends a word that may go on. */
    guard: Type.Object(
      {
        /** About medicine: allowed only where one of `referrals` stands beside it. */
        medicine: PhrasesSchema,
        referrals: PhrasesSchema,
        /** Diagnoses, promises, and comparisons that nothing here could know. */
        never: PhrasesSchema,
      },
      closed,
    ),
  },
  closed,
);

export type CoachContent = Static<typeof CoachContentSchema>;
