import { type Static, Type } from "typebox";
import { type GuidanceEntry, SourceSchema } from "./guidance.ts";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

/** One thing in life or health that is worth knowing about oneself. */
const FactorSchema = Type.Object(
  {
    /** The name under which a browser keeps what a person noted. */
    id: ScaleIdSchema,
    title: TextSchema,
    /** What it is, in one sentence. */
    what: TextSchema,
    /** What to ask or to do. Printed on the list for the next visit. */
    ask: TextSchema,
    /** The label of the note; the page's own unless told. */
    note: Type.Optional(TextSchema),
    /** The `category` of a domain whose questionnaire asks about it. */
    category: Type.Optional(Type.String({ pattern: "^[A-Za-z]+$" })),
    /** The id of an entry of the guide, which can be read below. `{name}` in it is a number of the region. */
    guide: Type.Optional(ScaleIdSchema),
  },
  closed,
);

/** The page on which people note what they know about themselves, and what to ask a doctor. */
export const KnowYourNumbersSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    /** A line break starts a new paragraph. */
    lead: TextSchema,
    /** Where it is kept what a person chooses and writes. */
    privacy: TextSchema,
    choices: Type.Object({ known: TextSchema, unknown: TextSchema, ask: TextSchema }, closed),
    note: TextSchema,
    factors: Type.Array(FactorSchema, { minItems: 1 }),
    sources: Type.Array(SourceSchema, { minItems: 1 }),
  },
  closed,
);

export type KnowYourNumbers = Static<typeof KnowYourNumbersSchema>;
type Factor = KnowYourNumbers["factors"][number];

/** A factor as the page gets it: with the entry of the guide in full. */
export type ShownFactor = Omit<Factor, "guide"> & {
  readonly advice?: Pick<GuidanceEntry, "title" | "text" | "warning" | "source">;
};
export type ShownNumbers = Omit<KnowYourNumbers, "factors"> & { readonly factors: readonly ShownFactor[] };
