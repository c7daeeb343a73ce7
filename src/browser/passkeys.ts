import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from "#core/api/passkeys.ts";

/**
 * Why there is no passkey. `unable`: the device cannot keep one. `stopped`: the person closed the window or waited too
 * long, or has none here; browsers do not say which.
 */
type Reason = "stopped" | "unable";

/** Thrown when the device gave no passkey. Nothing was sent. */
export class NoPasskeyError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(`no passkey: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** An IPv6 address stands in brackets, and browsers write every IPv4 address in this form. */
const ADDRESS = /^\[|^\d+(\.\d+){3}$/;

const hasPasskeys = () =>
  window.isSecureContext && browserSupportsWebAuthn() && !ADDRESS.test(window.location.hostname);
const subscribeToNothing = () => () => undefined;

/** Returns whether there are passkeys in this browser, at this address. A prerendered page assumes so. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(subscribeToNothing, hasPasskeys, () => true);

/**
 * Has the device make a passkey, for which it asks the person.
 * @throws NoPasskeyError
 */
export async function makePasskey(optionsJSON: NewPasskeyOptions): Promise<NewPasskey> {
  const { response, ...made } = await startRegistration({ optionsJSON }).catch(sayWhy);
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...made, ...NO_EXTENSIONS, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Has the person choose a passkey of this site on the device, and the device sign with it.
 * @throws NoPasskeyError
 */
export async function signWithPasskey(optionsJSON: PasskeyOptions): Promise<UsedPasskey> {
  const { response, ...used } = await startAuthentication({ optionsJSON }).catch(sayWhy);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // A key that does not say whose it is was not made here.
  if (userHandle === undefined) throw new NoPasskeyError("stopped");
  return { ...used, ...NO_EXTENSIONS, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** None is asked for; some password managers answer all the same. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

const UNABLE: readonly string[] = [
  "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT",
  "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT",
  "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG",
];

function sayWhy(error: unknown): never {
  const isUnable = error instanceof WebAuthnError && UNABLE.includes(error.code);
  throw new NoPasskeyError(isUnable ? "unable" : "stopped", error);
}
