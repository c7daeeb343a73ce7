import { type Static, Type } from "typebox";
import { AlertSchema } from "./alerts.ts";
import { BandSchema, FormulaSchema, GaugeSchema, MissingSchema, ShowSchema } from "./rule-result.ts";
import { LoincSchema, SubscoreSchema } from "./scoring-rule.ts";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

const ItemNameSchema = Type.String({ pattern: "^[a-z][a-z0-9-]{0,31}$" });
const ValueSchema = Type.Union([Type.String({ minLength: 1, maxLength: 32 }), Type.Number()]);

/** An option: what is stored, and its points. The words are the operator's. */
const KitOptionSchema = Type.Object({ value: ValueSchema, points: Type.Number() }, closed);

const itemPart = {
  name: ItemNameSchema,
  loinc: Type.Optional(LoincSchema),
};

/** An item answered by one option of a set. */
const ChosenItemSchema = Type.Object(
  {
    ...itemPart,
    options: Type.String(),
    /** The points run the other way. */
    reversed: Type.Optional(Type.Literal(true)),
    /** The points of this item alone, in the order of its options. */
    points: Type.Optional(Type.Array(Type.Number(), { minItems: 2 })),
    /** Asked where the wording has it, at the end, and never counted. */
    extra: Type.Optional(Type.Literal(true)),
  },
  closed,
);

/** An item answered by a number. */
const NumberItemSchema = Type.Object(
  {
    ...itemPart,
    number: Type.Object({ min: Type.Number(), max: Type.Number() }, closed),
    visibleIf: Type.Optional(FormulaSchema),
    /** The number it counts as where its condition hides it. */
    notAsked: Type.Optional(Type.Number()),
  },
  closed,
);

/** SHA-256 of a sentence in the form that `normalWording` gives it. */
const FingerprintSchema = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** The fingerprints of a published form. There is none of an instruction that could not be verified. */
const FormSchema = Type.Object(
  {
    language: Type.String({ pattern: "^[a-z]{2,3}(-[A-Za-z]{2,4})?$" }),
    /** Which form it is, and where it was read. */
    citation: Type.String({ minLength: 1 }),
    instruction: Type.Union([FingerprintSchema, Type.Null()]),
    items: Type.Array(FingerprintSchema, { minItems: 1 }),
    /** One list for each set of options, in the order of the sets. */
    options: Type.Array(Type.Array(FingerprintSchema, { minItems: 1 })),
  },
  closed,
);

/**
 * Answers in the order of the counted items, and what they give by the published method. Null stands for an answer that
 * is not given, and for the score where the method gives none.
 */
const PatternSchema = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    answers: Type.Array(Type.Union([ValueSchema, Type.Null()]), { minItems: 1 }),
    score: Type.Union([Type.Number(), Type.Null()]),
    subscores: Type.Optional(Type.Record(Type.String(), Type.Number())),
    alerts: Type.Optional(Type.Array(Type.String())),
  },
  closed,
);

const TermsSchema = Type.Object(
  {
    /** Who may use it, as the owner says. */
    summary: TextSchema,
    /** Where that was read. */
    source: Type.String({ minLength: 1 }),
    /** What has to be shown with the questions and the result. */
    notice: Type.Optional(TextSchema),
    /** What an operator has to confirm before people are asked. */
    conditions: Type.Optional(Type.Array(TextSchema, { minItems: 1 })),
  },
  closed,
);

/**
 * What is fact about a published scale: structure, points, cut-offs, codes, terms. It holds no sentence of the scale; the
 * operator brings the wording.
 */
export const KitSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    id: ScaleIdSchema,
    /** The name by which the literature knows it. */
    name: Type.String({ minLength: 1 }),
    /** What people read above the questions. */
    title: TextSchema,
    about: TextSchema,
    population: TextSchema,
    citations: Type.Array(
      Type.Object(
        { text: Type.String({ minLength: 1 }), doi: Type.Union([Type.String({ pattern: "^10\\." }), Type.Null()]) },
        closed,
      ),
      { minItems: 1 },
    ),
    terms: TermsSchema,
    /** What whoever enables it should know. */
    notes: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    options: Type.Record(ItemNameSchema, Type.Array(KitOptionSchema, { minItems: 2 })),
    items: Type.Array(Type.Union([ChosenItemSchema, NumberItemSchema]), { minItems: 1 }),
    subscores: Type.Optional(Type.Array(SubscoreSchema)),
    score: FormulaSchema,
    range: Type.Object({ min: Type.Number(), max: Type.Number() }, closed),
    unit: Type.Optional(TextSchema),
    show: Type.Optional(ShowSchema),
    missing: Type.Optional(MissingSchema),
    gauge: Type.Optional(GaugeSchema),
    /** The cut-offs with the publication that sets them; absent where the method has none. */
    cutOffs: Type.Optional(
      Type.Object({ citation: Type.String({ minLength: 1 }), bands: Type.Array(BandSchema, { minItems: 2 }) }, closed),
    ),
    alerts: Type.Optional(Type.Array(AlertSchema, { minItems: 1 })),
    /** LOINC codes of the panel and of its score. */
    loinc: Type.Optional(Type.Object({ panel: Type.Optional(LoincSchema), total: Type.Optional(LoincSchema) }, closed)),
    patterns: Type.Array(PatternSchema, { minItems: 2 }),
    forms: Type.Array(FormSchema),
  },
  closed,
);

/** Scales that are known and cannot be enabled, with the reason. */
export const ListedScalesSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    scales: Type.Array(
      Type.Object(
        {
          id: ScaleIdSchema,
          name: Type.String({ minLength: 1 }),
          items: Type.Optional(Type.Integer({ minimum: 1 })),
          terms: Type.String({ minLength: 1 }),
          reason: Type.String({ minLength: 1 }),
        },
        closed,
      ),
    ),
  },
  closed,
);

export type Kit = Static<typeof KitSchema>;
export type ChosenItem = Static<typeof ChosenItemSchema>;
export type NumberItem = Static<typeof NumberItemSchema>;
export type PublishedForm = Static<typeof FormSchema>;
export type ListedScales = Static<typeof ListedScalesSchema>;
