import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from "#core/api/passkeys.ts";
import { CHALLENGE_MINUTES } from "../challenges.ts";
import type { PasskeySite } from "./site.ts";

// Loaded with the first passkey: the library takes a sixth of a second and 28 MB, which many servers never need.

const timeout = CHALLENGE_MINUTES * 60 * 1000;
/** What every device has one of. Servers of one database may run versions of Node that know different others. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * Returns what a browser needs to make a passkey, with a new challenge.
 * @param person the id is kept on the device and comes back at the sign-in
 */
export async function newPasskeyOptions(
  { rpId }: PasskeySite,
  person: { readonly id: string; readonly name: string },
): Promise<NewPasskeyOptions> {
  const options = await generateRegistrationOptions({
    rpName: "Keepwell",
    rpID: rpId,
    userID: isoBase64URL.toBuffer(person.id),
    userName: person.name,
    userDisplayName: person.name,
    timeout,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  // The library's type is wider than what it was asked for.
  return options as NewPasskeyOptions;
}

/** Returns what a browser needs to use one, with a new challenge. */
export async function passkeyOptions({ rpId }: PasskeySite): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: "required" });
  return options as PasskeyOptions;
}

/** Returns the challenge that a browser says it was given; an empty one when it cannot be read. */
export function challengeIn({ response }: NewPasskey | UsedPasskey): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Returns what to keep of a new passkey; null when anything is wrong with it. */
export async function checkNewPasskey(
  { origin, rpId }: PasskeySite,
  response: NewPasskey,
  expectedChallenge: string,
): Promise<WebAuthnCredential | null> {
  try {
    if (namesCertificates(response)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the counter of a passkey that signed; null when anything is wrong. Whether the counter went on is left to the
 * database, where two requests cannot both be right.
 */
export async function checkUsedPasskey(
  { origin, rpId }: PasskeySite,
  response: UsedPasskey,
  expectedChallenge: string,
  publicKey: string,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: response.id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/**
 * Nobody was asked for certificates: a device signs with the new key alone, or not at all. The library would look up the
 * addresses in them, and so call whatever server an attacker names.
 */
function namesCertificates({ response }: NewPasskey): boolean {
  const object = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = object.get("fmt");
  return !(format === "none" || (format === "packed" && object.get("attStmt").get("x5c") === undefined));
}
