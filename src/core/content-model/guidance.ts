import { type Static, Type } from "typebox";
import { GenderSchema } from "./gender.ts";
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

/** What a person is after in a domain: a first step (tones "alert", "watch"), more of it ("fair"), to keep it ("good"). */
const GoalSchema = Type.Union([Type.Literal("begin"), Type.Literal("improve"), Type.Literal("keep")]);

const AgeSchema = Type.Integer({ minimum: 18, maximum: 120 });

/** Whom an entry is chosen for. Each part that is there must hold; without any it suits everybody. */
const SuitsSchema = Type.Object(
  {
    /** Meanings of the domain's bands, as they stand in its scoring rule. */
    bands: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
    /** In years, both ends included. */
    ages: Type.Optional(Type.Object({ from: Type.Optional(AgeSchema), to: Type.Optional(AgeSchema) }, closed)),
    genders: Type.Optional(Type.Array(GenderSchema, { minItems: 1, uniqueItems: true })),
    goals: Type.Optional(Type.Array(GoalSchema, { minItems: 1, uniqueItems: true })),
  },
  closed,
);

/** One short piece of advice: a question people ask, and the answer in our own words. */
const GuidanceEntrySchema = Type.Object(
  {
    id: ScaleIdSchema,
    /** Category of the catalogue that this belongs to. */
    category: Type.String({ pattern: "^[A-Za-z]+$" }),
    title: TextSchema,
    text: TextSchema,
    suits: Type.Optional(SuitsSchema),
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
    /** What personal advice was chosen by: `{ages}`. */
    basis: TextSchema,
    /** A result that a question brought along: `{domain}`, `{meaning}`. */
    result: TextSchema,
    /** A person's own latest result as it is kept: `{domain}`, `{meaning}`, `{score}`, `{date}`. */
    storedResult: TextSchema,
    strength: TextSchema,
    /**
     * How a person compares, by how many quarters of the others of the same ages (`{ages}`) have a better
     * result: none, one, two, three, all of them, each rounded.
     */
    others: Type.Array(TextSchema, { minItems: 5, maxItems: 5 }),
    /** In place of the last two of those, where the result is a strength all the same: `{ages}`. */
    othersToo: TextSchema,
    /** `{domains}`: those not yet answered. */
    notYet: TextSchema,
    /** What to do first, for a person with no result; one point each. */
    first: Type.Array(TextSchema, { minItems: 1 }),
  },
  closed,
);

export type Goal = Static<typeof GoalSchema>;
export type GuidanceEntry = Static<typeof GuidanceEntrySchema>;
/** Where a source is found, by the very words in which advice names it. */
export type SourceAddress = { readonly words: string; readonly url: string };
export type GuidanceFile = Static<typeof GuidanceFileSchema>;
