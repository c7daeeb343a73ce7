import { type Static, type TSchema, Type } from "typebox";
import type { ResultPart } from "../shared/result-parts.ts";
import { LONGEST_EXPRESSION } from "./limits.ts";
import { closed, TextSchema } from "./text.ts";

export const FormulaSchema = Type.String({ minLength: 1, maxLength: LONGEST_EXPRESSION });
const ResultNameSchema = Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_-]{0,31}$" });

export const ToneSchema = Type.Union([
  Type.Literal("good"),
  Type.Literal("fair"),
  Type.Literal("watch"),
  Type.Literal("alert"),
]);

const CalledSchema = Type.Array(Type.String({ pattern: "^[a-z]+$" }), { minItems: 1, uniqueItems: true });

/** The lines to call that words of a band speak of, by the names of their numbers in `site.json`: each gets a button. */
export const BandCallsSchema = Type.Object(
  { nextStep: Type.Optional(CalledSchema), talk: Type.Optional(CalledSchema) },
  closed,
);

/** A band starts at `from` and ends where the next begins; `legend` is only its printed label. */
export const BandSchema = Type.Object(
  {
    from: Type.Number(),
    meaning: TextSchema,
    /** Stands beside the meaning wherever it is shown without the explanation, because it says too much alone. */
    aside: Type.Optional(TextSchema),
    legend: TextSchema,
    tone: ToneSchema,
    explanation: TextSchema,
    nextStep: TextSchema,
    /** When to talk to someone, and to whom. Required for the tone "alert". */
    talk: Type.Optional(TextSchema),
    calls: Type.Optional(BandCallsSchema),
  },
  closed,
);

export const GaugeSchema = Type.Object(
  {
    max: Type.Number(),
    better: Type.Union([Type.Literal("lower"), Type.Literal("higher"), Type.Literal("middle")]),
    capped: Type.Optional(Type.Boolean()),
    endLabel: Type.Optional(TextSchema),
  },
  closed,
);

/** A change of at most `within` points (above 0) counts as no change; `basis` cites the source of that number. */
const MarginSchema = Type.Object({ within: Type.Number({ exclusiveMinimum: 0 }), basis: TextSchema }, closed);

/**
 * What happens when items of the score that have points are left open: at most so many (a whole number), or such a share
 * of those asked (below 1), may be, and each then counts as the mean of the points of the others. Beyond the limit, and
 * without this, there is no score.
 */
export const MissingSchema = Type.Object(
  {
    atMost: Type.Number({ exclusiveMinimum: 0 }),
    countsAs: Type.Literal("mean"),
  },
  closed,
);

export const ShowSchema = Type.Union([Type.Literal("number"), Type.Literal("meaning"), Type.Literal("both")]);

/** What is said of one number that a rule gives. */
export const resultPart = {
  range: Type.Object({ min: Type.Number(), max: Type.Number() }, closed),
  /** The decimals with which the number is shown; 1 unless told. More are shown where it would cross a border. */
  decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
  /** What the number counts, such as "minutes a week". */
  unit: Type.Optional(TextSchema),
  /** What people see of it; both unless told. */
  show: Type.Optional(ShowSchema),
  missing: Type.Optional(MissingSchema),
  /** What is said where the formula comes to `none()`: the method gives no result for such answers. */
  none: Type.Optional(TextSchema),
  gauge: Type.Optional(GaugeSchema),
  margin: Type.Optional(MarginSchema),
  /** Empty where the method has no cut-offs. */
  bands: Type.Array(BandSchema),
  /** Explains why a printed legend differs from the rule at a boundary; without it a difference is an error. */
  legendNote: Type.Optional(TextSchema),
} satisfies Record<ResultPart, TSchema>;

export const MainResultSchema = Type.Object({ name: ResultNameSchema, title: TextSchema }, closed);

/** A number that a rule gives beside the score. */
export const FurtherResultSchema = Type.Object(
  { name: ResultNameSchema, title: TextSchema, formula: FormulaSchema, ...resultPart },
  closed,
);

export type Band = Static<typeof BandSchema>;
export type FurtherResult = Static<typeof FurtherResultSchema>;
export type Gauge = Static<typeof GaugeSchema>;
export type Tone = Static<typeof ToneSchema>;
