import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

const FormulaSchema = Type.String({ minLength: 1, maxLength: 2000 });
const ItemNameSchema = Type.String({ minLength: 1, maxLength: 64 });
const NumberByOption = Type.Record(Type.String(), Type.Number());

/** Where a scale comes from and what may be done with it. Printed wherever a score is shown. */
export const InstrumentSchema = Type.Object(
  {
    basedOn: TextSchema,
    source: Type.String({ minLength: 1 }),
    doi: Type.Union([Type.String({ pattern: "^10\\." }), Type.Null()]),
    population: TextSchema,
    deviations: Type.Array(TextSchema),
    rights: TextSchema,
    loinc: Type.Union([Type.String({ pattern: "^\\d+-\\d$" }), Type.Null()]),
    adapted: Type.Boolean(),
    wording: Type.Union([Type.Literal("own"), Type.Literal("published")]),
  },
  closed,
);

/**
 * Points of items that share their options, by option ("true" and "false" for yes and no; a row of a
 * matrix is the item `matrix.row`). `notAsked` is what an item gives when its condition hides it.
 */
const PointsSchema = Type.Object(
  {
    items: Type.Array(ItemNameSchema, { minItems: 1 }),
    values: NumberByOption,
    notAsked: Type.Optional(Type.Number()),
  },
  closed,
);

/** What a value is, in words: a person who looks at the working reads it in place of the name. */
const TitleSchema = Type.Optional(TextSchema);

/**
 * A published two-way table, used by one or more pairs of items. A row that is one number stands
 * for every column, also when the column's item was not asked.
 */
const TableSchema = Type.Object(
  {
    pairs: Type.Array(
      Type.Object({ name: ItemNameSchema, title: TitleSchema, rows: ItemNameSchema, columns: ItemNameSchema }, closed),
      { minItems: 1 },
    ),
    values: Type.Record(Type.String(), Type.Union([Type.Number(), NumberByOption])),
  },
  closed,
);

const CutOffs = Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { minItems: 1 });

/**
 * Cut-offs. `from: [[5, 2], [6, 1]]` reads "from 5 on 2, from 6 on 1";
 * `upTo: [[15, 0], [30, 1]]` reads "up to and with 15 0, up to and with 30 1".
 */
const StepsSchema = Type.Union([
  Type.Object({ name: ItemNameSchema, title: TitleSchema, of: FormulaSchema, from: CutOffs }, closed),
  Type.Object({ name: ItemNameSchema, title: TitleSchema, of: FormulaSchema, upTo: CutOffs }, closed),
]);

const SubscoreSchema = Type.Object({ name: ItemNameSchema, title: TitleSchema, expression: FormulaSchema }, closed);

export const ToneSchema = Type.Union([
  Type.Literal("good"),
  Type.Literal("fair"),
  Type.Literal("watch"),
  Type.Literal("alert"),
]);

/** A band starts at `from` and ends where the next begins; `legend` is only its printed label. */
const BandSchema = Type.Object(
  {
    from: Type.Number(),
    meaning: TextSchema,
    legend: TextSchema,
    tone: ToneSchema,
    explanation: TextSchema,
    nextStep: TextSchema,
    /** When to talk to someone, and to whom. The tone "alert" must have it. */
    talk: Type.Optional(TextSchema),
  },
  closed,
);

const GaugeSchema = Type.Object(
  {
    max: Type.Number(),
    better: Type.Union([Type.Literal("lower"), Type.Literal("higher"), Type.Literal("middle")]),
    capped: Type.Optional(Type.Boolean()),
    endLabel: Type.Optional(TextSchema),
  },
  closed,
);

/** A change of at most `within` points (above 0) counts as none; `basis` says where that number comes from. */
const MarginSchema = Type.Object({ within: Type.Number({ exclusiveMinimum: 0 }), basis: TextSchema }, closed);

const ExampleSchema = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    /** By item: a row of a matrix as `matrix.row`, several picked options as a list. */
    answers: Type.Record(
      Type.String(),
      Type.Union([
        Type.String(),
        Type.Number(),
        Type.Boolean(),
        Type.Array(Type.Union([Type.String(), Type.Number()]), { minItems: 1 }),
      ]),
    ),
    stored: Type.Optional(Type.Record(Type.String(), Type.Number())),
    score: Type.Number(),
    meaning: Type.String({ minLength: 1 }),
    subscores: Type.Optional(Type.Record(Type.String(), Type.Number())),
  },
  closed,
);

export const ScoringRuleSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    scale: ScaleIdSchema,
    version: Type.String({ pattern: "^\\d+\\.\\d+\\.\\d+$" }),
    title: TextSchema,
    about: TextSchema,
    instrument: InstrumentSchema,
    public: Type.Optional(Type.Boolean()),
    reads: Type.Optional(
      Type.Array(Type.Object({ name: ItemNameSchema, scale: ScaleIdSchema, missing: TextSchema }, closed)),
    ),
    points: Type.Optional(Type.Array(PointsSchema)),
    tables: Type.Optional(Type.Array(TableSchema)),
    steps: Type.Optional(Type.Array(StepsSchema)),
    subscores: Type.Optional(Type.Array(SubscoreSchema)),
    score: FormulaSchema,
    range: Type.Object({ min: Type.Number(), max: Type.Number() }, closed),
    gauge: GaugeSchema,
    margin: Type.Optional(MarginSchema),
    bands: Type.Array(BandSchema, { minItems: 1 }),
    /** Says why a printed legend departs from the rule at a border; without it a departure is an error. */
    legendNote: Type.Optional(TextSchema),
    examples: Type.Array(ExampleSchema, { minItems: 1 }),
  },
  closed,
);

export type Instrument = Static<typeof InstrumentSchema>;
export type ScoringRule = Static<typeof ScoringRuleSchema>;
export type Band = Static<typeof BandSchema>;
export type Gauge = Static<typeof GaugeSchema>;
export type Tone = Static<typeof ToneSchema>;
export type Steps = Static<typeof StepsSchema>;
export type Table = Static<typeof TableSchema>;
