import { type Static, Type } from "typebox";
import { RaisedAlertSchema } from "../content-model/alerts.ts";
import { FilledItemsSchema, MissingItemsSchema } from "../content-model/missing-items.ts";
import { BandCallsSchema, ShowSchema, ToneSchema } from "../content-model/rule-result.ts";
import { InstrumentSchema } from "../content-model/scoring-rule.ts";
import { closed, ScaleIdSchema, TextSchema } from "../content-model/text.ts";
import { OrNull } from "./fields.ts";

/** One question with its answer, in the words of the version that was answered. */
const ExplainedItemSchema = Type.Object(
  {
    name: Type.String(),
    title: TextSchema,
    /** Title of the matrix of which this is a row. */
    partOf: OrNull(TextSchema),
    /** The selected options as shown, or the typed text; empty for a question that was not asked or left open. */
    answer: Type.Array(TextSchema),
    /** The points of this answer; null when a formula or a table uses the answer itself. */
    points: OrNull(Type.Number()),
    reverseScored: Type.Boolean(),
    /** Set when the question was asked and left open, or the person would rather not answer it. */
    state: Type.Optional(Type.Union([Type.Literal("skipped"), Type.Literal("declined")])),
  },
  closed,
);

/** One intermediate number. */
const ExplainedValueSchema = Type.Object(
  {
    name: Type.String(),
    title: OrNull(TextSchema),
    /** Its origin: another result, two answers looked up in a table, cut-offs, or a formula. */
    kind: Type.Union([Type.Literal("stored"), Type.Literal("table"), Type.Literal("step"), Type.Literal("formula")]),
    /** The formula as written in the rule; null for another result. */
    formula: OrNull(Type.String()),
    /** The formula with its numbers, such as "4 + 2 + 0"; null when it is more than arithmetic. */
    inNumbers: OrNull(Type.String()),
    /** The names of the items and values in the formula. */
    uses: Type.Array(Type.String()),
    /** The formula's result before `turn` made it `value`. */
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

/** The band covers scores from `from` up to, but not including, `below`; null for the last band. */
const ExplainedBandSchema = OrNull(
  Type.Object({ meaning: TextSchema, from: Type.Number(), below: OrNull(Type.Number()) }, closed),
);

const resultParts = {
  /** `reckoned` is the raw score, `value` the final one. Null when there is none: `missing` and `none` say why. */
  score: OrNull(ExplainedValueSchema),
  missing: Type.Optional(MissingItemsSchema),
  none: Type.Optional(Type.Literal(true)),
  /** Set where items were left open and the rule lets each count as something. */
  filled: Type.Optional(FilledItemsSchema),
  range: Type.Object({ min: Type.Number(), max: Type.Number() }, closed),
  decimals: Type.Optional(Type.Integer()),
  unit: Type.Optional(TextSchema),
  show: Type.Optional(ShowSchema),
  band: ExplainedBandSchema,
};

/** A result beside the score. `derived` are values that are not among those of the score. */
const ExplainedResultSchema = Type.Object(
  { name: Type.String(), title: TextSchema, derived: Type.Array(ExplainedValueSchema), ...resultParts },
  closed,
);

/** The explanation of the latest score of a scale, by the survey and the rule that were answered. */
export const ExplanationSchema = Type.Object(
  {
    scale: ScaleIdSchema,
    version: Type.String(),
    title: TextSchema,
    about: TextSchema,
    submittedAt: Type.String({ format: "date-time" }),
    items: Type.Array(ExplainedItemSchema),
    /** In the order of computation; values that neither lead to the score nor have a title are left out. */
    derived: Type.Array(ExplainedValueSchema),
    ...resultParts,
    /** What the score is called beside further results. */
    main: Type.Optional(TextSchema),
    results: Type.Optional(Type.Array(ExplainedResultSchema)),
    instrument: InstrumentSchema,
  },
  closed,
);

/** One earlier result. Results with another `scale` or `version` come from other questions or points. */
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

/** The latest result of one scale, in the words of the live rule. */
export const LatestResultSchema = Type.Object(
  {
    /** The id of the domain's survey; the result may be a variant's. */
    survey: ScaleIdSchema,
    /** Null where answers raised an alert and gave no score; a result of which nothing is to be told is left out. */
    score: OrNull(Type.Number()),
    /** Null when the score lies in none of the live bands, or the rule shows the number alone. */
    band: OrNull(
      Type.Object(
        {
          meaning: TextSchema,
          aside: Type.Optional(TextSchema),
          tone: ToneSchema,
          nextStep: TextSchema,
          calls: Type.Optional(BandCallsSchema),
        },
        closed,
      ),
    ),
    submittedAt: Type.String({ format: "date-time" }),
    change: ChangeSchema,
    /** Which numbers are better, where the change is only a higher or lower one. */
    better: Type.Optional(Type.Union([Type.Literal("lower"), Type.Literal("higher")])),
    /** What the latest answers raised, but for abuse, of which the result alone tells. */
    alerts: Type.Optional(Type.Array(RaisedAlertSchema)),
  },
  closed,
);

export type Explanation = Static<typeof ExplanationSchema>;
export type ExplainedItem = Static<typeof ExplainedItemSchema>;
export type ExplainedResult = Static<typeof ExplainedResultSchema>;
export type ExplainedValue = Static<typeof ExplainedValueSchema>;
export type Change = Static<typeof ChangeSchema>;
export type LatestResult = Static<typeof LatestResultSchema>;
export type HistoryEntry = Static<typeof HistoryEntrySchema>;
