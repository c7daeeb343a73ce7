import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

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

/** Texts that are said in turn. */
const TurnsSchema = Type.Array(TextSchema, { minItems: 1, maxItems: 8 });

/** Titles of entries. */
const OffersSchema = Type.Array(TextSchema, { minItems: 1, maxItems: 4 });

/** A concern that takes precedence over any advice: how users express it, and what they are told. */
const ConcernSchema = Type.Object(
  {
    ...phrases,
    /** `{name}` is replaced by a number of the region. */
    message: TextSchema,
    /** Other words in place of `message` and `unsure` where what raised the card asks for one of these entries (`for`, by id). */
    instead: Type.Optional(
      Type.Array(
        Type.Object(
          {
            for: Type.Array(ScaleIdSchema, { minItems: 1, uniqueItems: true }),
            message: TextSchema,
            unsure: TextSchema,
            /** The same in place of `goesOn`, `again` and `offers`, after such a card. */
            goesOn: Type.Optional(TurnsSchema),
            again: Type.Optional(TurnsSchema),
            offers: Type.Optional(OffersSchema),
          },
          closed,
        ),
        { minItems: 1 },
      ),
    ),
    /** The one line that precedes the answer to a message that only may hint at it. `message` where it is absent. */
    unsure: Type.Optional(TextSchema),
    /**
     * What is said in turn in the rest of the conversation, above an answer that names nobody to call, so that nobody is
     * left alone with it and nobody reads the same words twice.
     */
    goesOn: Type.Optional(TurnsSchema),
    /**
     * What is said in turn where the same danger is heard again: what is most urgent, in other words than those of the card.
     * One of `goesOn` where it is absent.
     */
    again: Type.Optional(Type.Array(TextSchema, { minItems: 1, maxItems: 4 })),
    /** Titles of entries that are offered below the card: what most people ask then. */
    offers: Type.Optional(OffersSchema),
    /**
     * True where minutes count: after another card its own comes where it is likely and far from the other, and after its own
     * nothing else is answered.
     */
    isUrgent: Type.Optional(Type.Literal(true)),
  },
  closed,
);

/** A matter that only a doctor should decide, and the sentence that says so before any advice. */
const ReferralSchema = Type.Object({ ...phrases, message: TextSchema }, closed);

const AddressSchema = Type.String({ pattern: "^https://[^\\s]+$" });
const NumberSchema = Type.String({ pattern: "^[0-9 +-]{2,20}$" });

/** A line to call: who answers and when, by whose word, and when that was last looked up. */
const LineSchema = Type.Object(
  {
    number: NumberSchema,
    name: TextSchema,
    hours: TextSchema,
    source: AddressSchema,
    checked: Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }),
  },
  closed,
);

export const SafetySchema = Type.Object(
  {
    region: Type.String({ pattern: "^[A-Z]{2}$" }),
    /** Phone numbers, by region and name: the number alone, or with all that is known of the line. */
    regions: Type.Record(
      Type.String({ pattern: "^[A-Z]{2}$" }),
      Type.Record(Type.String({ pattern: "^[a-z]+$" }), Type.Union([NumberSchema, LineSchema])),
    ),
    /** In order of severity: the message of the first match is shown. */
    concerns: Type.Array(ConcernSchema, { minItems: 1 }),
    referrals: Type.Array(ReferralSchema),
    /**
     * Where "Exit this page" leads: a site that harms nobody who is found with it, and shows nothing of its visitors. An
     * empty page where it is absent.
     */
    exit: Type.Optional(AddressSchema),
  },
  closed,
);

const MessagesSchema = Type.Array(Type.String({ minLength: 2, maxLength: 400 }), { minItems: 1, uniqueItems: true });

/**
 * A file of messages by which the meaning of a new one is judged: those of a kind of concern or referral, or harmless
 * ones that lie close to them. Never sent to a browser.
 */
export const KnownMessagesFileSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** A kind of `safety.concerns` or `safety.referrals`, or `harmless`. */
    kind: Type.String({ pattern: "^[a-z-]+$" }),
    /** Messages of one sort of situation, by language. */
    families: Type.Array(
      Type.Object(
        {
          name: Type.String({ pattern: "^[a-z0-9-]+$" }),
          messages: Type.Record(Type.String({ pattern: "^[a-z]{2,3}$" }), MessagesSchema),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);

/** The kind of messages that raise nothing. */
export const HARMLESS = "harmless";

export type KnownMessagesFile = Static<typeof KnownMessagesFileSchema>;
/** One message whose kind is known. */
export type KnownMessage = { readonly kind: string; readonly language: string; readonly text: string };

export type Safety = Static<typeof SafetySchema>;
/** What a browser has to know to tell danger by phrases, and to show what is said about it. */
export type Danger = Pick<Safety, "concerns" | "exit">;
/** The numbers to call. */
export type SafetyNumbers = Pick<Safety, "region" | "regions">;
