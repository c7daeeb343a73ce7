import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

/** Where an entry's knowledge comes from; named with every answer. */
const SourceSchema = Type.Object(
  {
    title: TextSchema,
    publisher: TextSchema,
    year: Type.Integer({ minimum: 1990, maximum: 2100 }),
    url: Type.String({ pattern: "^https://[^\\s]+$" }),
  },
  closed,
);

/** One short piece of advice: a question people ask, and the answer in our own words. */
export const GuidanceEntrySchema = Type.Object(
  {
    id: ScaleIdSchema,
    /** Category of the catalogue that this belongs to. */
    category: Type.String({ pattern: "^[A-Za-z]+$" }),
    title: TextSchema,
    text: TextSchema,
    /** Whom it is chosen for; without it, it suits everybody. */
    suits: Type.Optional(
      Type.Object(
        {
          /** Meanings of the domain's bands, as they stand in its scoring rule. */
          bands: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
        },
        closed,
      ),
    ),
    /** Words people may use for it; the search weighs them more than the text. */
    keywords: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, uniqueItems: true }),
    source: SourceSchema,
  },
  closed,
);

export const GuidanceFileSchema = Type.Object(
  { $schema: SchemaLinkSchema, entries: Type.Array(GuidanceEntrySchema, { minItems: 1 }) },
  closed,
);

/** What the guide says around the entries. `{…}` stands for what is filled in. */
export const GuideWordsSchema = Type.Object(
  {
    /** What it is and is not. Ends every answer that gives advice, and stands on the chat pages. */
    about: TextSchema,
    /** Said to a greeting, before the topics. */
    greeting: TextSchema,
    unknown: TextSchema,
    topics: TextSchema,
    /** `{title}`, `{publisher}`, `{year}` */
    source: TextSchema,
    /** A person's own latest result: `{domain}`, `{meaning}`. */
    result: TextSchema,
    strength: TextSchema,
    /** `{domains}`: those not yet answered. */
    notYet: TextSchema,
    /** What to do first, for a person with no result; one point each. */
    first: Type.Array(TextSchema, { minItems: 1 }),
  },
  closed,
);

export type GuidanceEntry = Static<typeof GuidanceEntrySchema>;
/** Where a source is found, by the very words in which advice names it. */
export type SourceAddress = { readonly words: string; readonly url: string };
export type GuidanceFile = Static<typeof GuidanceFileSchema>;
