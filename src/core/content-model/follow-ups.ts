import { type Static, Type } from "typebox";
import { SourceSchema } from "./guidance.ts";
import { closed, TextSchema } from "./text.ts";

const common = {
  /** The name under which the answer is kept in the tab. It never leaves the browser. */
  name: Type.String({ pattern: "^[a-z][a-z0-9-]{0,31}$" }),
  title: TextSchema,
  lead: Type.Optional(TextSchema),
  /** Asked only where the answers raised one of these alerts. */
  alerts: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
};

/** A question with a few answers, each with what is said to it. */
const ChoiceFollowUpSchema = Type.Object(
  {
    type: Type.Literal("choice"),
    ...common,
    choices: Type.Array(
      Type.Object(
        { value: Type.String({ pattern: "^[a-z][a-z0-9-]{0,31}$" }), text: TextSchema, say: TextSchema },
        closed,
      ),
      { minItems: 2, maxItems: 5 },
    ),
  },
  closed,
);

/** What is shown to a product of numbers. */
export const amountParts = {
  /** What the product is called. */
  yours: TextSchema,
  advised: Type.Object({ amount: Type.Integer({ minimum: 1 }), label: TextSchema }, closed),
  /** What is said from an amount on: `{amount}`, `{advised}`. The first is from 0. */
  says: Type.Array(Type.Object({ from: Type.Integer({ minimum: 0 }), say: TextSchema }, closed), { minItems: 1 }),
};

/** Whole numbers that are multiplied and shown beside an advised amount. */
const AmountFollowUpSchema = Type.Object(
  {
    type: Type.Literal("amount"),
    ...common,
    fields: Type.Array(Type.Object({ label: TextSchema, max: Type.Integer({ minimum: 1 }) }, closed), {
      minItems: 1,
      maxItems: 2,
    }),
    ...amountParts,
    source: Type.Optional(SourceSchema),
  },
  closed,
);

/** A question beside the result that changes nothing of it: the answer is neither sent nor stored. */
export const FollowUpSchema = Type.Union([ChoiceFollowUpSchema, AmountFollowUpSchema]);

export type FollowUp = Static<typeof FollowUpSchema>;
export type ChoiceFollowUp = Static<typeof ChoiceFollowUpSchema>;
export type AmountFollowUp = Static<typeof AmountFollowUpSchema>;
