import { type Static, Type } from "typebox";
import { GenderSchema } from "./gender.ts";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

/** The source of an entry; named with every answer. */
export const SourceSchema = Type.Object(
  {
    title: TextSchema,
    publisher: TextSchema,
    year: Type.Integer({ minimum: 1990, maximum: 2100 }),
    url: Type.String({ pattern: "^https://[^\\s]+$" }),
    /** The day on which the source was last read. */
    checked: Type.Optional(Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" })),
  },
  closed,
);

/** The user's goal in a domain: a first step (tones "alert", "watch"), more of it ("fair"), to keep it ("good"). */
const GoalSchema = Type.Union([Type.Literal("begin"), Type.Literal("improve"), Type.Literal("keep")]);

const AgeSchema = Type.Integer({ minimum: 18, maximum: 120 });

/** Whom an entry is chosen for. Every property that is present must match; without any, the entry suits everybody. */
const SuitsSchema = Type.Object(
  {
    /** Meanings of the domain's bands, exactly as in its scoring rule. */
    bands: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
    /** In years, both ends included. */
    ages: Type.Optional(Type.Object({ from: Type.Optional(AgeSchema), to: Type.Optional(AgeSchema) }, closed)),
    genders: Type.Optional(Type.Array(GenderSchema, { minItems: 1, uniqueItems: true })),
    goals: Type.Optional(Type.Array(GoalSchema, { minItems: 1, uniqueItems: true })),
  },
  closed,
);

/** Ways in which people ask for an entry, by language: whole sentences, in their own words. */
const WaysToAskSchema = Type.Array(Type.String({ minLength: 2, maxLength: 200 }), { minItems: 6, uniqueItems: true });

/** Categories of entries that belong to no domain: about health at large, and about the app itself. */
export const APP_CATEGORY = "App";
export const GENERAL_CATEGORIES: readonly string[] = ["Health", APP_CATEGORY];

/** One short piece of advice: a question people ask, and the answer in our own words. */
const GuidanceEntrySchema = Type.Object(
  {
    id: ScaleIdSchema,
    /** The `category` of the domain that this entry belongs to, or a general one. */
    category: Type.String({ pattern: "^[A-Za-z]+$" }),
    title: TextSchema,
    /** `{name}` is replaced by a number of the region, also in the warning. */
    text: TextSchema,
    /** What has to be known first, and is always shown before the text. */
    warning: Type.Optional(TextSchema),
    asked: Type.Optional(
      Type.Object(
        { default: WaysToAskSchema },
        { patternProperties: { "^[a-z]{2,3}$": WaysToAskSchema }, additionalProperties: false },
      ),
    ),
    suits: Type.Optional(SuitsSchema),
    /**
     * The kinds of concern after whose card this answers what people then write: "Will the police come?". It is found
     * nowhere else, and its source is not shown with it: in that moment each further line is one too many.
     */
    after: Type.Optional(Type.Array(Type.String({ pattern: "^[a-z-]+$" }), { minItems: 1, uniqueItems: true })),
    /**
     * With `after`: whom it speaks to, where it would be wrong for the other. "another" is somebody who worries about
     * another person, "self" the one in danger.
     */
    about: Type.Optional(Type.Union([Type.Literal("another"), Type.Literal("self")])),
    /** With `after`: it is also said right below the card, where what raised that tells of just this. */
    atOnce: Type.Optional(Type.Literal(true)),
    /**
     * With `after`: it says no to what somebody is about to do. It is said where one sentence tells of just that, and right
     * below the card too.
     */
    refuses: Type.Optional(Type.Literal(true)),
    /** With `refuses`: words that announce the act, in any language. A "no" or "not" before them is heeded. */
    phrases: Type.Optional(
      Type.Array(Type.String({ minLength: 3, maxLength: 60 }), { minItems: 1, uniqueItems: true }),
    ),
    /** What is told before the text to a person who is logged in: the meaning of their latest results. */
    tells: Type.Optional(Type.Literal("results")),
    /** Words that users may search for; the search weighs them more than the text. */
    keywords: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, uniqueItems: true }),
    /** Only an entry about the app itself has none. */
    source: Type.Optional(SourceSchema),
  },
  closed,
);

export const GuidanceFileSchema = Type.Object(
  { $schema: SchemaLinkSchema, entries: Type.Array(GuidanceEntrySchema, { minItems: 1 }) },
  closed,
);

/** The guide's own sentences around the entries. `{…}` is a placeholder. */
export const GuideWordsSchema = Type.Object(
  {
    /** What the guide is and is not. Ends every answer that gives advice, and is shown on the chat pages. */
    about: TextSchema,
    /** The reply to a greeting, before the list of topics. */
    greeting: TextSchema,
    /** The reply to thanks and farewells. */
    thanks: Type.Optional(TextSchema),
    /** The line that ends every reply: whom to call. `{name}` is replaced by a number of the region. */
    standing: Type.Optional(TextSchema),
    /** The word between two ages, as in "70 to 79". */
    agesTo: Type.Optional(TextSchema),
    unknown: TextSchema,
    /** Stands in place of `unknown` where somebody told something and asked for nothing. */
    told: Type.Optional(TextSchema),
    /** Stands before the topics to choose from. */
    topics: TextSchema,
    /** Stands before the questions that a question may have meant. */
    meant: Type.Optional(TextSchema),
    /** Stands above these questions: whoever asked about their health may find that none of them fits. */
    ifHealth: Type.Optional(TextSchema),
    /** Stands between a card that may be needless and the answer. */
    otherwise: Type.Optional(TextSchema),
    /** Stands before the words of an entry that is not sure to be meant: `{question}` is its title. */
    perhaps: Type.Optional(TextSchema),
    /** The same before the words of the next one that it may mean. */
    orPerhaps: Type.Optional(TextSchema),
    /** Stands before an answer that was given to the line before, where there is no other. */
    again: Type.Optional(TextSchema),
    /** Stands before further questions, after an answer. */
    also: Type.Optional(TextSchema),
    /** The names of the categories of entries that belong to no domain. */
    categories: Type.Optional(Type.Record(Type.String({ pattern: "^[A-Za-z]+$" }), TextSchema)),
    /** `{title}`, `{publisher}`, `{year}` */
    source: TextSchema,
    /** What personal advice is based on: `{ages}`. */
    basis: TextSchema,
    /** A result contained in a question: `{domain}`, `{meaning}`. */
    result: TextSchema,
    /** The account's latest stored result: `{domain}`, `{meaning}`, `{score}`, `{date}`. */
    storedResult: TextSchema,
    strength: TextSchema,
    /**
     * How the result compares with those of others of the same ages (`{ages}`), by the number of quarters that have
     * a better result: none, one, two, three or all, rounded.
     */
    others: Type.Array(TextSchema, { minItems: 5, maxItems: 5 }),
    /** Replaces the last two of those when the result is a strength nevertheless: `{ages}`. */
    othersToo: TextSchema,
    /** `{domains}`: the domains without a result. */
    notYet: TextSchema,
    /** What a user without any result should do first; one point each. */
    first: Type.Array(TextSchema, { minItems: 1 }),
  },
  closed,
);

export type Goal = Static<typeof GoalSchema>;
export type GuidanceEntry = Static<typeof GuidanceEntrySchema>;
/** The address of a source, by the exact words in which advice names it. */
export type SourceAddress = { readonly words: string; readonly url: string };
export type GuidanceFile = Static<typeof GuidanceFileSchema>;
