import { type Static, Type } from "typebox";
import { GenderSchema } from "../content-model/gender.ts";
import { closed } from "../content-model/text.ts";
import { Moment, NewAddress, NewPassword, OrNull } from "./fields.ts";
import { LoginReplySchema } from "./results.ts";

const PasswordSchema = Type.String({ minLength: 1, maxLength: 200 });

/** A log-in, or a browser that is not asked for the password. What an earlier version did not note is null. */
const AccessSchema = Type.Object({
  /** Ends it, and opens nothing. */
  id: Type.String(),
  madeAt: OrNull(Moment),
  /** At most an hour too early. */
  usedAt: OrNull(Moment),
  /** A rough name such as "Firefox, Windows". */
  browser: OrNull(Type.String()),
  expiresAt: Moment,
  /** Whether it is the one that asks. */
  isThis: Type.Boolean(),
});

/** What the page "My data" shows: a person's own entries, and the number of everything else. */
export const MyAccountSchema = Type.Object({
  account: Type.Object({
    email: Type.String(),
    gender: GenderSchema,
    yearOfBirth: Type.Integer(),
    registeredAt: Moment,
  }),
  results: Type.Integer(),
  /** The one that asks, and those that end last. */
  sessions: Type.Array(AccessSchema),
  devices: Type.Array(AccessSchema),
  /** How many there are beside the listed ones. */
  furtherSessions: Type.Integer(),
  furtherDevices: Type.Integer(),
});

/** The stored hash of a token or a device. */
export const AccessIdSchema = Type.Object({ id: Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }) });

/** The password or the recovery code. The code stays valid. */
export const ProofBodySchema = Type.Object({ proof: PasswordSchema }, closed);

/** `shared` as at the log-in. */
export const ChangePasswordBodySchema = Type.Object(
  {
    password: PasswordSchema,
    newPassword: NewPassword,
    shared: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** A log-in for this browser, and the recovery code that replaces the one before. */
export const ChangePasswordReplySchema = Type.Object({
  ...LoginReplySchema.properties,
  recoveryCode: Type.String(),
});

/** `consent` names the question, as the application's information has it. */
export const ConsentBodySchema = Type.Object(
  {
    consent: Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" }),
    answer: Type.Union([Type.Literal("yes"), Type.Literal("no")]),
  },
  closed,
);

/** All three are sent, changed or not. */
export const DetailsBodySchema = Type.Object(
  {
    password: PasswordSchema,
    email: NewAddress,
    yearOfBirth: Type.Integer({ minimum: 1900, maximum: 2200 }),
    gender: GenderSchema,
  },
  closed,
);

/** Whose account an id is, as far as its holder may know: a masked address, and the month such as 2026-06. */
export const WhoseReplySchema = Type.Object({ email: Type.String(), since: Type.String() });

export type Access = Static<typeof AccessSchema>;
export type MyAccount = Static<typeof MyAccountSchema>;
export type DetailsBody = Static<typeof DetailsBodySchema>;
export type ChangePasswordBody = Static<typeof ChangePasswordBodySchema>;
export type Whose = Static<typeof WhoseReplySchema>;
