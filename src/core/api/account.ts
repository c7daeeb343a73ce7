import { type Static, Type } from "typebox";
import { InstrumentSchema } from "../content-model/scoring-rule.ts";
import { closed, TextSchema } from "../content-model/text.ts";
import { Moment, NewPassword, OrNull, TypedAddress } from "./fields.ts";
import { OwnerSchema } from "./results.ts";

/** Shown once: only its hash is kept. */
const RecoveryCodeSchema = Type.String();

/** The reply to a registration. Without a recovery code, the deployment offers none. */
export const RegisterReplySchema = Type.Object({
  message: Type.String(),
  owner: OwnerSchema,
  recoveryCode: Type.Optional(RecoveryCodeSchema),
});

/** Names the account of a session. */
export const OwnerReplySchema = Type.Object({ owner: OwnerSchema });

/** The same registration under the same key is answered like the first one for 24 hours, with a new recovery code. */
export const RegisterHeadersSchema = Type.Object({
  "idempotency-key": Type.Optional(Type.String({ minLength: 8, maxLength: 128 })),
});

export const RecoveryCodeReplySchema = Type.Object({ recoveryCode: RecoveryCodeSchema });

/** `code` as it was typed: case, spaces and hyphens do not matter. */
export const ResetPasswordBodySchema = Type.Object(
  {
    email: TypedAddress,
    code: Type.String({ minLength: 1, maxLength: 100 }),
    password: NewPassword,
  },
  closed,
);

export const PasswordBodySchema = Type.Object({ password: Type.String({ maxLength: 200 }) }, closed);

/** A log-in or a known browser. What an earlier version did not note is null. */
const AccessCopySchema = Type.Object({
  madeAt: OrNull(Moment),
  usedAt: OrNull(Moment),
  browser: OrNull(Type.String()),
  expiresAt: Moment,
});

/**
 * Everything stored about an account. The user id is left out: it opens the account's pages, and a copy of this
 * data is easily shared.
 */
export const MyDataSchema = Type.Object({
  exportedAt: Moment,
  account: Type.Object({
    email: Type.String(),
    gender: Type.String(),
    yearOfBirth: Type.Integer(),
    registeredAt: Moment,
  }),
  /** Newest first. `working` is the stored explanation of the score. */
  results: Type.Array(
    Type.Object({
      scale: Type.String(),
      contentVersion: Type.String(),
      answers: Type.Unknown(),
      score: Type.Union([Type.Number(), Type.Null()]),
      meaning: Type.String(),
      working: Type.Unknown(),
      ageBand: Type.String(),
      submittedAt: Moment,
      /** Counts the results from the oldest one. */
      number: Type.Integer(),
      /** The number of the result that corrects this one, which then no longer counts. */
      replacedBy: OrNull(Type.Integer()),
      /** When the answers that this one corrects were first submitted. */
      firstSubmittedAt: OrNull(Moment),
      /** The version whose rule gave this result when it was scored again, and the result before that. */
      scoredBy: Type.Union([Type.String(), Type.Null()]),
      original: Type.Union([
        Type.Object({ score: Type.Number(), meaning: Type.String(), working: Type.Unknown() }),
        Type.Null(),
      ]),
    }),
  ),
  /** What was answered to the question whether a language model may answer. */
  modelConsents: Type.Array(
    Type.Object({ answer: Type.String(), provider: Type.String(), consent: Type.String(), answeredAt: Moment }),
  ),
  /** Unfinished questionnaires, and what is kept of those that ended: no answers, and how. */
  drafts: Type.Array(
    Type.Object({
      scale: Type.String(),
      answers: OrNull(Type.Unknown()),
      ended: OrNull(Type.String()),
      updatedAt: Moment,
    }),
  ),
  /** The small steps that were chosen, newest first: `survey` names the result, `went` how it went. */
  steps: Type.Array(
    Type.Object({
      survey: OrNull(Type.String()),
      words: Type.Unknown(),
      chosenAt: Moment,
      went: OrNull(Type.String()),
      wentAt: OrNull(Moment),
      endedAt: OrNull(Moment),
    }),
  ),
  /** The scale behind each content version above, and its source. */
  scales: Type.Array(
    Type.Object({
      contentVersion: Type.String(),
      scale: Type.String(),
      title: TextSchema,
      ruleVersion: Type.String(),
      instrument: InstrumentSchema,
    }),
  ),
  logIns: Type.Array(AccessCopySchema),
  knownDevices: Type.Array(AccessCopySchema),
  codes: Type.Array(Type.Object({ kind: Type.String(), expiresAt: Type.Union([Moment, Type.Null()]) })),
});

export type RegisterReply = Static<typeof RegisterReplySchema>;
export type ResetPasswordBody = Static<typeof ResetPasswordBodySchema>;
export type MyData = Static<typeof MyDataSchema>;
