import { type Static, Type } from "typebox";
import { amountParts } from "./follow-ups.ts";
import { SourceSchema } from "./guidance.ts";
import { closed, ScaleIdSchema, TextSchema } from "./text.ts";

/**
 * The numbers that home asks without an account, with their product beside what is advised. "Keep this" carries them
 * through the registration, as answers to a standalone scale.
 */
export const TasterSchema = Type.Object(
  {
    scale: ScaleIdSchema,
    title: TextSchema,
    lead: TextSchema,
    fields: Type.Array(
      Type.Object(
        {
          /** The question of the scale that this field answers. */
          item: Type.String({ minLength: 1 }),
          label: TextSchema,
          hint: Type.Optional(TextSchema),
          max: Type.Integer({ minimum: 1 }),
        },
        closed,
      ),
      { minItems: 2, maxItems: 2 },
    ),
    ...amountParts,
    /** What stands in place of the result until there is one. */
    until: TextSchema,
    source: SourceSchema,
    /** What the buttons say: with a result, and before there is one. */
    keep: TextSchema,
    seeAll: TextSchema,
  },
  closed,
);

export type Taster = Static<typeof TasterSchema>;
