import { type Static, Type } from "typebox";
import { closed, TextSchema } from "./text.ts";

const PhraseSchema = Type.String({ minLength: 2, maxLength: 80 });

const phrases = {
  kind: Type.String({ pattern: "^[a-z-]+$" }),
  /**
   * Words in a row, found anywhere in a message, whatever case and punctuation. `*` ends a word that may
   * go on, `...` stands for up to five words.
   */
  phrases: Type.Array(PhraseSchema, { minItems: 1, uniqueItems: true }),
  /** Phrases that look like one of those above and mean something else. */
  exceptions: Type.Array(PhraseSchema, { uniqueItems: true }),
};

/** Something that comes before any advice: how people say it, and what they are told. */
const ConcernSchema = Type.Object(
  {
    ...phrases,
    /** `{name}` stands for a number of the region. */
    message: TextSchema,
  },
  closed,
);

/** Something that only a doctor should decide, and the sentence that says so before any advice. */
const ReferralSchema = Type.Object({ ...phrases, message: TextSchema }, closed);

export const SafetySchema = Type.Object(
  {
    region: Type.String({ pattern: "^[A-Z]{2}$" }),
    /** Numbers to call, by region and name. */
    regions: Type.Record(
      Type.String({ pattern: "^[A-Z]{2}$" }),
      Type.Record(Type.String({ pattern: "^[a-z]+$" }), Type.String({ pattern: "^[0-9 +-]{2,20}$" })),
    ),
    /** In order of weight: the first that is found speaks. */
    concerns: Type.Array(ConcernSchema, { minItems: 1 }),
    referrals: Type.Array(ReferralSchema),
  },
  closed,
);

export type Safety = Static<typeof SafetySchema>;
