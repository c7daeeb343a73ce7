import { type Static, Type } from "typebox";
import { DeclinedSchema } from "../content-model/declined-schema.ts";
import { closed, ScaleIdSchema } from "../content-model/text.ts";

/** The id of a draft is the idempotency key of every try to send it. */
export const DRAFT_ID_FORM = "^[0-9a-f]{32}$";

/** PostgreSQL stores it as a 32-bit integer; nobody changes an answer a billion times. */
const MAX_SEQ = 999_999_999;

// PostgreSQL cannot store a text with a NUL.
const StoredText = Type.String({ maxLength: 10_000, pattern: "^[^\\u0000]*$" });
const Choice = Type.Union([StoredText, Type.Number()]);
const Seq = Type.Integer({ minimum: 0, maximum: MAX_SEQ });

const DraftAnswerSchema = Type.Object(
  {
    /** Null means that the answer was withdrawn. */
    value: Type.Union([
      StoredText,
      Type.Number(),
      Type.Boolean(),
      Type.Array(Choice, { maxItems: 500 }),
      DeclinedSchema,
      Type.Null(),
    ]),
    /** The `seq` of the draft when this answer was given. */
    seq: Seq,
  },
  closed,
);

/**
 * The answers of a questionnaire that was begun and not submitted. `seq` counts the changes (a Lamport clock), so that
 * no device's clock decides which answer is newer.
 */
export const DraftSchema = Type.Object(
  {
    id: Type.String({ pattern: DRAFT_ID_FORM }),
    survey: ScaleIdSchema,
    /** The content version that `page` counts in. */
    contentHash: Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" }),
    page: Type.Integer({ minimum: 0, maximum: 10_000 }),
    seq: Seq,
    /** By item name; a row of a matrix is named `matrix.row`. */
    answers: Type.Record(Type.String({ pattern: "^[^\\u0000]{1,300}$" }), DraftAnswerSchema, {
      ...closed,
      maxProperties: 1000,
    }),
  },
  closed,
);

export type Draft = Static<typeof DraftSchema>;
export type DraftAnswer = Static<typeof DraftAnswerSchema>;
