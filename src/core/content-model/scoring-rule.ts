import { type Static, Type } from "typebox";
import { AlertSchema } from "./alerts.ts";
import { DeclinedSchema } from "./declined-schema.ts";
import { FollowUpSchema } from "./follow-ups.ts";
import { FormulaSchema, FurtherResultSchema, MainResultSchema, resultPart } from "./rule-result.ts";
import { closed, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

const ItemNameSchema = Type.String({ minLength: 1, maxLength: 64 });
export const LoincSchema = Type.String({ pattern: "^\\d+-\\d$" });
const NumberByOption = Type.Record(Type.String(), Type.Number());

/** The source and licence of a scale. Shown with every score. */
export const InstrumentSchema = Type.Object(
  {
    basedOn: TextSchema,
    /** Only a draft may leave it empty. */
    source: Type.String(),
    doi: Type.Union([Type.String({ pattern: "^10\\." }), Type.Null()]),
    population: TextSchema,
    deviations: Type.Array(TextSchema),
    rights: TextSchema,
    /** What the owner wants shown: it stands with the questions, the result and on paper. */
    notice: Type.Optional(TextSchema),
    loinc: Type.Union([LoincSchema, Type.Null()]),
    adapted: Type.Boolean(),
    wording: Type.Union([Type.Literal("own"), Type.Literal("published")]),
  },
  closed,
);

/**
 * Points of items that share their options, by option ("true" and "false" for yes and no; a row of a matrix is the
 * item `matrix.row`). `notAsked` is the points of an item hidden by its condition, `skipped` of one left open. Without
 * `skipped`, an item left open is missing.
 */
const PointsSchema = Type.Object(
  {
    items: Type.Array(ItemNameSchema, { minItems: 1 }),
    values: NumberByOption,
    notAsked: Type.Optional(Type.Number()),
    skipped: Type.Optional(Type.Number()),
  },
  closed,
);

/** The value in words; the explanation of a score shows it instead of the name. */
const TitleSchema = Type.Optional(TextSchema);

/**
 * A published two-way table, used by one or more pairs of items. A row that is a single number applies to every
 * column, also when the column's item was not asked.
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
 * Cut-offs. `from: [[5, 2], [6, 1]]` means 2 from 5 on and 1 from 6 on; `upTo: [[15, 0], [30, 1]]` means 0 up to
 * and including 15, and 1 up to and including 30.
 */
const StepsSchema = Type.Union([
  Type.Object({ name: ItemNameSchema, title: TitleSchema, of: FormulaSchema, from: CutOffs }, closed),
  Type.Object({ name: ItemNameSchema, title: TitleSchema, of: FormulaSchema, upTo: CutOffs }, closed),
]);

export const SubscoreSchema = Type.Object(
  { name: ItemNameSchema, title: TitleSchema, expression: FormulaSchema },
  closed,
);

/** The kit of the library that a scale was made of, how its wording compares with the published form, and who answers for it. */
const KitRecordSchema = Type.Object(
  {
    id: ScaleIdSchema,
    wording: Type.Union([Type.Literal("as-published"), Type.Literal("differs"), Type.Literal("not-compared")]),
    /** Why the published bands apply all the same. */
    because: Type.Optional(Type.String({ minLength: 1 })),
    /** The conditions of the owner that somebody confirmed, with who and on which day. */
    confirmed: Type.Optional(
      Type.Array(
        Type.Object(
          {
            condition: TextSchema,
            by: Type.String({ minLength: 1 }),
            on: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
          },
          closed,
        ),
        { minItems: 1 },
      ),
    ),
  },
  closed,
);

/** LOINC codes of what a scale asks and gives, for exports in FHIR. */
const CodesSchema = Type.Object(
  { score: Type.Optional(LoincSchema), items: Type.Optional(Type.Record(Type.String(), LoincSchema)) },
  closed,
);

const examplePart = {
  title: Type.String({ minLength: 1 }),
  /**
   * By item: a row of a matrix as `matrix.row`, several selected options as a list. An item left open is absent, one that
   * the person would rather not answer is `{"declined": true}`.
   */
  answers: Type.Record(
    Type.String(),
    Type.Union([
      Type.String(),
      Type.Number(),
      Type.Boolean(),
      Type.Array(Type.Union([Type.String(), Type.Number()]), { minItems: 1 }),
      DeclinedSchema,
    ]),
  ),
  stored: Type.Optional(Type.Record(Type.String(), Type.Number())),
  /** The further results, by name; null for one that these answers do not give. */
  results: Type.Optional(Type.Record(Type.String(), Type.Union([Type.Number(), Type.Null()]))),
  /** The names of the alerts that these answers raise, and no others. */
  alerts: Type.Optional(Type.Array(Type.String())),
};

const ExampleSchema = Type.Object(
  {
    ...examplePart,
    score: Type.Number(),
    /** Absent where the rule has no bands. */
    meaning: Type.Optional(Type.String({ minLength: 1 })),
    subscores: Type.Optional(Type.Record(Type.String(), Type.Number())),
  },
  closed,
);

export const ScoringRuleSchema = Type.Object(
  {
    $schema: SchemaLinkSchema,
    scale: ScaleIdSchema,
    version: Type.String({ pattern: "^\\d+\\.\\d+\\.\\d+$" }),
    /** A draft is checked and never published: its source, its score and its examples may be unproved. */
    status: Type.Optional(Type.Literal("draft")),
    /** What a draft still has from the sample that it began with, and nobody has confirmed. */
    toConfirm: Type.Optional(Type.Array(Type.Literal("direction"), { minItems: 1 })),
    title: TextSchema,
    about: TextSchema,
    instrument: InstrumentSchema,
    kit: Type.Optional(KitRecordSchema),
    codes: Type.Optional(CodesSchema),
    public: Type.Optional(Type.Boolean()),
    reads: Type.Optional(
      Type.Array(Type.Object({ name: ItemNameSchema, scale: ScaleIdSchema, missing: TextSchema }, closed)),
    ),
    points: Type.Optional(Type.Array(PointsSchema)),
    tables: Type.Optional(Type.Array(TableSchema)),
    steps: Type.Optional(Type.Array(StepsSchema)),
    subscores: Type.Optional(Type.Array(SubscoreSchema)),
    /** Items that are kept but not counted. */
    unscored: Type.Optional(Type.Array(ItemNameSchema, { minItems: 1 })),
    /** The number that a typed answer counts as when its condition hides the question. */
    notAsked: Type.Optional(Type.Record(Type.String(), Type.Number())),
    score: FormulaSchema,
    ...resultPart,
    /** What the score is called beside further results. */
    main: Type.Optional(MainResultSchema),
    /** Results beside the score, in the order shown. */
    further: Type.Optional(Type.Array(FurtherResultSchema, { minItems: 1 })),
    alerts: Type.Optional(Type.Array(AlertSchema, { minItems: 1 })),
    /** What is asked beside the result, and never stored. */
    followUps: Type.Optional(Type.Array(FollowUpSchema, { minItems: 1 })),
    /** Empty in a draft alone. */
    examples: Type.Array(ExampleSchema),
    /** Answers that leave too much open for a score. */
    withoutScore: Type.Optional(Type.Array(Type.Object(examplePart, closed), { minItems: 1 })),
  },
  closed,
);

export type Instrument = Static<typeof InstrumentSchema>;
export type ExampleWithoutScore = NonNullable<ScoringRule["withoutScore"]>[number];
export type ScoringRule = Static<typeof ScoringRuleSchema>;
export type Steps = Static<typeof StepsSchema>;
export type Table = Static<typeof TableSchema>;
