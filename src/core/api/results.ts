import { type Static, Type } from "typebox";
import { RaisedAlertSchema } from "../content-model/alerts.ts";
import { GenderSchema } from "../content-model/gender.ts";
import { MissingItemsSchema } from "../content-model/missing-items.ts";
import { NewAddress, NewPassword, OrNull, TypedAddress } from "./fields.ts";
import type { UserId } from "./ids.ts";

/** 1 to 128 characters: a provider's ids may be 24 hex digits, ours are 22 characters of base64url. */
export const USER_ID_FORM = "^[A-Za-z0-9_-]{1,128}$";
export const UserIdSchema = Type.Unsafe<UserId>(Type.String({ pattern: USER_ID_FORM }));

/**
 * The name under which a browser keeps what belongs to an account. It stays when the user id is replaced, and opens
 * nothing.
 */
export const OwnerSchema = Type.String();

export const IssueSchema = Type.Object({
  code: Type.String(),
  file: Type.Optional(Type.String()),
  path: Type.String(),
  message: Type.String(),
  hint: Type.Optional(Type.String()),
});

/** The body of every error reply. `error` is a sentence for users: score pages show it. */
export const ErrorBodySchema = Type.Object({
  error: Type.String(),
  code: Type.String(),
  issues: Type.Optional(Type.Array(IssueSchema)),
});

/** One row of `GET /view-scores/{userID}`. `timestamp` is ISO 8601 in UTC. */
export const ScoreRecordSchema = Type.Object({
  forum: Type.String(),
  value: Type.Number(),
  meaning: Type.String(),
  timestamp: Type.String({ format: "date-time" }),
});

/** Null when too much was left open for a score; `missing` then says how much. */
export const ScoreOrNone = OrNull(Type.Number());

const FurtherScoreSchema = Type.Object({
  name: Type.String(),
  score: ScoreOrNone,
  /** Empty without a score, and where the result has no bands. */
  meaning: Type.String(),
  missing: Type.Optional(MissingItemsSchema),
  none: Type.Optional(Type.Literal(true)),
});

const StoredScore = {
  /** Empty without a score. */
  meaning: Type.String(),
  subscores: Type.Record(Type.String(), Type.Number()),
  submittedAt: Type.String({ format: "date-time" }),
  missing: Type.Optional(MissingItemsSchema),
  /** True where the method has no result for such answers; the rule says why. */
  none: Type.Optional(Type.Literal(true)),
  /** The results beside the score; absent where the rule has none. */
  results: Type.Optional(Type.Array(FurtherScoreSchema)),
  /** What the person is told first; absent when the answers raised nothing. */
  alerts: Type.Optional(Type.Array(RaisedAlertSchema)),
};

/**
 * Headers of each call that takes answers: the version that was answered, an idempotency key, and how often the answers
 * under this key were changed.
 */
export const SubmitHeadersSchema = Type.Object({
  "keepwell-content": Type.Optional(Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" })),
  "idempotency-key": Type.Optional(Type.String({ minLength: 8, maxLength: 128 })),
  "keepwell-revision": Type.Optional(Type.String({ pattern: "^[0-9]{1,9}$" })),
});

/** The reply to an accepted submission. */
export const SubmissionReplySchema = Type.Object({ score: ScoreOrNone, ...StoredScore });

/** What a read of a score returns beside its own score field. */
export const ScoreReplyExtras = StoredScore;

export const RegisterBodySchema = Type.Object(
  {
    email: NewAddress,
    password: NewPassword,
    age: Type.Integer({ minimum: 0, maximum: 130 }),
    gender: GenderSchema,
    yearOfBirth: Type.Integer({ minimum: 1900, maximum: 2200 }),
  },
  { additionalProperties: false },
);

export const LoginBodySchema = Type.Object(
  {
    email: TypedAddress,
    password: Type.Optional(Type.String({ maxLength: 200 })),
    /** On a computer that others use too: the browser is not remembered, and the log-in ends on the same day. */
    shared: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const LoginReplySchema = Type.Object({ token: Type.String(), userID: UserIdSchema, owner: OwnerSchema });

export type ErrorBody = Static<typeof ErrorBodySchema>;
export type ScoreRecord = Static<typeof ScoreRecordSchema>;
export type SubmissionReply = Static<typeof SubmissionReplySchema>;
export type FurtherScore = Static<typeof FurtherScoreSchema>;
export type RegisterBody = Static<typeof RegisterBodySchema>;
export type LoginReply = Static<typeof LoginReplySchema>;
