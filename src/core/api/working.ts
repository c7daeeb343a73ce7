import { type Static, Type } from "typebox";
import { InstrumentSchema, ToneSchema } from "../content-model/scoring-rule.ts";
import { closed, ScaleIdSchema, TextSchema } from "../content-model/text.ts";

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** One question with the answer that was given, in the words it was answered under. */
const WorkedItemSchema = Type.Object(
  {
    name: Type.String(),
    title: TextSchema,
    /** Title of the matrix of which this is a row. */
    partOf: OrNull(TextSchema),
    /** What was picked, as it was shown, or what was typed; empty for a question that was not asked. */
    answer: Type.Array(TextSchema),
    /** What this answer gave; null when a formula or a table takes the answer itself. */
    points: OrNull(Type.Number()),
    reverseScored: Type.Boolean(),
  },
  closed,
);

/** One number that was worked out on the way. */
const WorkedValueSchema = Type.Object(
  {
    name: Type.String(),
    title: OrNull(TextSchema),
    /** Where it comes from: another result, two answers looked up in a table, cut-offs, or a formula. */
    kind: Type.Union([Type.Literal("stored"), Type.Literal("table"), Type.Literal("step"), Type.Literal("formula")]),
    /** As it stands in the rule; null for another result. */
    formula: OrNull(Type.String()),
    /** The formula with its numbers, such as "4 + 2 + 0"; null when it is more than arithmetic. */
    inNumbers: OrNull(Type.String()),
    /** Names of the items and values in the formula. */
    uses: Type.Array(Type.String()),
    /** What the formula gave before `turn` made it `value`. */
    reckoned: Type.Number(),
    turn: Type.Union([
      Type.Literal("none"),
      Type.Literal("rounded"),
      Type.Literal("down"),
      Type.Literal("up"),
      Type.Literal("cutOff"),
    ]),
    value: Type.Number(),
  },
  closed,
);

/** How the latest score of a scale came about, by the survey and the rule it was answered under. */
export const WorkingSchema = Type.Object(
  {
    scale: ScaleIdSchema,
    version: Type.String(),
    title: TextSchema,
    about: TextSchema,
    submittedAt: Type.String({ format: "date-time" }),
    items: Type.Array(WorkedItemSchema),
    /** In the order worked out; what neither leads to the score nor has a title is left out. */
    derived: Type.Array(WorkedValueSchema),
    /** `reckoned` is the raw score, `value` the final one. */
    score: WorkedValueSchema,
    range: Type.Object({ min: Type.Number(), max: Type.Number() }, closed),
    /** The band reaches from `from` up to, and without, `below`; null where it is the last. */
    band: Type.Object({ meaning: TextSchema, from: Type.Number(), below: OrNull(Type.Number()) }, closed),
    instrument: InstrumentSchema,
  },
  closed,
);

/** One earlier result. Results with another `scale` or `version` were reached by other questions or points. */
export const HistoryEntrySchema = Type.Object(
  {
    score: Type.Number(),
    meaning: Type.String(),
    submittedAt: Type.String({ format: "date-time" }),
    scale: ScaleIdSchema,
    /** Version of the scoring rule, such as "1.0.0". */
    version: Type.String(),
  },
  closed,
);

/** How a result differs from the one before it. */
const ChangeSchema = Type.Union([
  Type.Literal("first"),
  Type.Literal("otherQuestions"),
  Type.Literal("same"),
  Type.Literal("better"),
  Type.Literal("worse"),
  Type.Literal("more"),
  Type.Literal("less"),
]);

/** The latest result of one assessment, in the words of the rule that is live now. */
export const LatestResultSchema = Type.Object(
  {
    /** Id of the assessment's survey; the result may be a variant's. */
    survey: ScaleIdSchema,
    score: Type.Number(),
    /** Null where the score lies in none of the bands that are live now. */
    band: OrNull(Type.Object({ meaning: TextSchema, tone: ToneSchema, nextStep: TextSchema }, closed)),
    submittedAt: Type.String({ format: "date-time" }),
    change: ChangeSchema,
  },
  closed,
);

export type Working = Static<typeof WorkingSchema>;
export type WorkedItem = Static<typeof WorkedItemSchema>;
export type WorkedValue = Static<typeof WorkedValueSchema>;
export type Change = Static<typeof ChangeSchema>;
export type LatestResult = Static<typeof LatestResultSchema>;
export type HistoryEntry = Static<typeof HistoryEntrySchema>;
