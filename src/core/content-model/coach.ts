import { type Static, Type } from "typebox";
import { closed, SchemaLinkSchema } from "./text.ts";

const WordsSchema = Type.String({ minLength: 20, maxLength: 6000 });
const PhrasesSchema = Type.Array(Type.String({ minLength: 2, maxLength: 80 }), { minItems: 1, uniqueItems: true });

/**
 * What a language model is told, and what it must not say. In English only, like the guidance: users read it only
 * when they look at what was sent.
 */
export const CoachContentSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** The instructions for the model, in paragraphs. They must ask for the marks by which the reply is parsed. */
    rules: Type.Array(WordsSchema, { minItems: 1 }),
    /** The task of each kind of request. */
    tasks: Type.Object({ question: WordsSchema, anyone: WordsSchema, likeMe: WordsSchema }, closed),
    /**
     * A point that contains such words is dropped. Each entry is a sequence of words; `*` ends a word that may
     * continue.
     */
    guard: Type.Object(
      {
        /** About medicine: allowed only when one of `referrals` is beside it. */
        medicine: PhrasesSchema,
        referrals: PhrasesSchema,
        /** Diagnoses, promises, and comparisons for which there is no data. */
        never: PhrasesSchema,
      },
      closed,
    ),
  },
  closed,
);

export type CoachContent = Static<typeof CoachContentSchema>;
