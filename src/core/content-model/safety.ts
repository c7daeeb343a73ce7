import { type Static, Type } from "typebox";
import { closed, TextSchema } from "./text.ts";

const PhraseSchema = Type.String({ minLength: 2, maxLength: 80 });

const phrases = {
  kind: Type.String({ pattern: "^[a-z-]+$" }),
  /**
   * Sequences of words, found anywhere in a message regardless of case and punctuation. `*` ends a word that may
   * continue, `...` matches up to five words.
   */
  phrases: Type.Array(PhraseSchema, { minItems: 1, uniqueItems: true }),
  /** Phrases that match one of those above but mean something else. */
  exceptions: Type.Array(PhraseSchema, { uniqueItems: true }),
};

/** A concern that takes precedence over any advice: how users express it, and what they are told. */
const ConcernSchema = Type.Object(
  {
    ...phrases,
    /** `{name}` is replaced by a number of the region. */
    message: TextSchema,
  },
  closed,
);

/** A matter that only a doctor should decide, and the sentence that says so before any advice. */
const ReferralSchema = Type.Object({ ...phrases, message: TextSchema }, closed);

export const SafetySchema = Type.Object(
  {
    region: Type.String({ pattern: "^[A-Z]{2}$" }),
    /** Phone numbers, by region and name. */
    regions: Type.Record(
      Type.String({ pattern: "^[A-Z]{2}$" }),
      Type.Record(Type.String({ pattern: "^[a-z]+$" }), Type.String({ pattern: "^[0-9 +-]{2,20}$" })),
    ),
    /** In order of severity: the message of the first match is shown. */
    concerns: Type.Array(ConcernSchema, { minItems: 1 }),
    referrals: Type.Array(ReferralSchema),
  },
  closed,
);

export type Safety = Static<typeof SafetySchema>;
