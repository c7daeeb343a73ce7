import { type Static, Type } from "typebox";
import { closed, TextSchema } from "./text.ts";

/** A question whose answer follows from what a person said when they registered: it is filled in, and can be changed. */
export const KnownAnswerSchema = Type.Object(
  {
    /** The question, by its name. */
    item: Type.String({ minLength: 1 }),
    from: Type.Literal("age"),
    /** The answers by age, in rising order: each holds from this age on. */
    answers: Type.Array(
      Type.Object({ from: Type.Integer({ minimum: 0, maximum: 130 }), value: Type.String({ minLength: 1 }) }, closed),
      { minItems: 1 },
    ),
    /** Says where the answer comes from. */
    note: TextSchema,
  },
  closed,
);

export type KnownAnswer = Static<typeof KnownAnswerSchema>;
