import { type Static, Type } from "typebox";
import { InstrumentSchema } from "../content-model/scoring-rule.ts";
import { closed, TextSchema } from "../content-model/text.ts";

/** Shown once: only its hash is kept. */
const RecoveryCodeSchema = Type.String();

/** Answer to a registration. Without a recovery code, none can be had here. */
export const RegisterReplySchema = Type.Object({
  message: Type.String(),
  recoveryCode: Type.Optional(RecoveryCodeSchema),
});

export const RecoveryCodeReplySchema = Type.Object({ recoveryCode: RecoveryCodeSchema });

/** `code` as it was typed: case, spaces and hyphens do not matter. */
export const ResetPasswordBodySchema = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    code: Type.String({ minLength: 1, maxLength: 100 }),
    password: Type.String({ minLength: 8, maxLength: 200 }),
  },
  closed,
);

export const PasswordBodySchema = Type.Object({ password: Type.String({ maxLength: 200 }) }, closed);

const Moment = Type.String({ format: "date-time" });

/**
 * All that is kept of a person. The user id is left out: it opens the person's pages, and a copy is
 * easily passed on.
 */
export const MyDataSchema = Type.Object({
  exportedAt: Moment,
  account: Type.Object({
    email: Type.String(),
    gender: Type.String(),
    yearOfBirth: Type.Integer(),
    registeredAt: Moment,
  }),
  /** Newest first. `working` is how the score came about, as it was kept. */
  results: Type.Array(
    Type.Object({
      scale: Type.String(),
      contentVersion: Type.String(),
      answers: Type.Unknown(),
      score: Type.Number(),
      meaning: Type.String(),
      working: Type.Unknown(),
      ageBand: Type.String(),
      submittedAt: Moment,
      /** The version whose rule gave this result, where it was scored anew, and the result before that. */
      scoredBy: Type.Union([Type.String(), Type.Null()]),
      original: Type.Union([
        Type.Object({ score: Type.Number(), meaning: Type.String(), working: Type.Unknown() }),
        Type.Null(),
      ]),
    }),
  ),
  /** The scale behind each content version above, and where it comes from. */
  scales: Type.Array(
    Type.Object({
      contentVersion: Type.String(),
      scale: Type.String(),
      title: TextSchema,
      ruleVersion: Type.String(),
      instrument: InstrumentSchema,
    }),
  ),
  logIns: Type.Array(Type.Object({ expiresAt: Moment })),
  knownDevices: Type.Array(Type.Object({ expiresAt: Moment })),
  codes: Type.Array(Type.Object({ kind: Type.String(), expiresAt: Type.Union([Moment, Type.Null()]) })),
});

export type RegisterReply = Static<typeof RegisterReplySchema>;
export type ResetPasswordBody = Static<typeof ResetPasswordBodySchema>;
export type MyData = Static<typeof MyDataSchema>;
