import { type Static, type TSchema, Type } from "typebox";
import { closed } from "../content-model/text.ts";
import { Link, StaffName } from "./staff.ts";

// The JSON forms of WebAuthn, as far as they are used here: https://www.w3.org/TR/webauthn-3/

/** Bytes as base64url without padding. Both lengths count characters. */
const bytes = (minLength: number, maxLength: number) =>
  Type.String({ pattern: "^[A-Za-z0-9_-]+$", minLength, maxLength });
const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  Type.Unsafe<Word>(Type.Union(words.map((word) => Type.Literal(word))));

/** 16 to 1,023 bytes. */
const CredentialId = bytes(22, 1364);
/** Which page asked for what; browsers may add to it. */
const ClientData = bytes(1, 4096);

/** What every credential has. Results of extensions are not asked for, so there are none. */
const credential = <Response extends TSchema>(response: Response) =>
  Type.Object(
    {
      id: CredentialId,
      rawId: CredentialId,
      type: Type.Literal("public-key"),
      authenticatorAttachment: Type.Optional(oneOf("platform", "cross-platform")),
      clientExtensionResults: Type.Object({}, closed),
      response,
    },
    closed,
  );

/** A passkey that was just made. */
const NewPasskeySchema = credential(
  Type.Object(
    {
      clientDataJSON: ClientData,
      attestationObject: bytes(1, 8192),
      /** How the device can be reached, such as `internal` or `usb`. */
      transports: Type.Optional(Type.Array(Type.String({ pattern: "^[a-z-]{1,20}$" }), { maxItems: 10 })),
    },
    closed,
  ),
);

/** What a passkey signed. */
const UsedPasskeySchema = credential(
  Type.Object(
    {
      clientDataJSON: ClientData,
      authenticatorData: bytes(1, 2048),
      signature: bytes(1, 2048),
      /** Says whose it is. */
      userHandle: bytes(1, 86),
    },
    closed,
  ),
);

const whoJoins = { link: Link, name: Type.Optional(StaffName) };
export const StartJoinBodySchema = Type.Object(whoJoins, closed);
export const JoinByPasskeyBodySchema = Type.Object({ ...whoJoins, passkey: NewPasskeySchema }, closed);
export const SignInByPasskeyBodySchema = Type.Object({ passkey: UsedPasskeySchema }, closed);

const asked = {
  challenge: Type.String(),
  /** In milliseconds. */
  timeout: Type.Integer(),
};

/** What a browser is given to make a passkey. */
export const NewPasskeyOptionsSchema = Type.Object({
  ...asked,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal("public-key"), alg: Type.Integer() })),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal("required"),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal("required"),
  }),
  attestation: Type.Literal("none"),
});

/** What a browser is given to use one. It lists none: the device knows which of its own belong to the site. */
export const PasskeyOptionsSchema = Type.Object({
  ...asked,
  rpId: Type.String(),
  userVerification: Type.Literal("required"),
});

export type NewPasskey = Static<typeof NewPasskeySchema>;
export type UsedPasskey = Static<typeof UsedPasskeySchema>;
export type NewPasskeyOptions = Static<typeof NewPasskeyOptionsSchema>;
export type PasskeyOptions = Static<typeof PasskeyOptionsSchema>;
