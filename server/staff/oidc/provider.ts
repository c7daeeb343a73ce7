import type { Configuration } from "openid-client";
import { AppError } from "#core/api/app-error.ts";
import type { OidcConfig } from "../../oidc-config.ts";

/** What belongs to one sign-in: `state` comes back in the address, `nonce` in the signed token. */
export type Secrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who somebody is at the identity provider. */
export type Identity = { readonly issuer: string; readonly subject: string };

export type OidcProvider = {
  /**
   * Returns where a browser goes to be asked who its person is.
   * @throws AppError OIDC_UNAVAILABLE
   */
  addressFor(secrets: Secrets, redirectUri: string): Promise<string>;
  /**
   * Returns who it is, by an ID token whose signature, issuer, audience, time and nonce were checked.
   * @param address where the provider sent the browser, with its answer
   * @throws AppError OIDC_REFUSED, OIDC_UNAVAILABLE
   */
  identityIn(address: URL, secrets: Secrets): Promise<Identity>;
};

/** The longest a reply of the provider takes, in seconds. */
const TIME_LIMIT = 10;

/**
 * Returns the identity provider. What it says of itself is asked for with the first sign-in, and kept.
 * @param warn is told why somebody was refused: a word of the protocol, and nothing of the person
 */
export function oidcProvider(
  { issuer, clientId, clientSecret }: OidcConfig,
  warn: (reason: string) => void,
): OidcProvider {
  let found: Promise<Configuration> | null = null;

  async function discover(): Promise<Configuration> {
    const client = await import("openid-client");
    const address = new URL(issuer);
    return client.discovery(address, clientId, undefined, client.ClientSecretBasic(clientSecret), {
      timeout: TIME_LIMIT,
      execute: [
        // The settings allow it for a provider on this machine alone.
        ...(address.protocol === "http:" ? [client.allowInsecureRequests] : []),
        client.enableNonRepudiationChecks,
      ],
    });
  }

  async function configuration(): Promise<Configuration> {
    found ??= discover();
    try {
      return await found;
    } catch (error) {
      found = null;
      throw unavailable(error);
    }
  }

  function unavailable(error: unknown): AppError {
    warn(reasonOf(error));
    return new AppError("OIDC_UNAVAILABLE");
  }

  return {
    async addressFor({ state, nonce, verifier }, redirect_uri) {
      const client = await import("openid-client");
      const code_challenge = await client.calculatePKCECodeChallenge(verifier);
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope: "openid",
        state,
        nonce,
        code_challenge,
        code_challenge_method: "S256",
      }).href;
    },
    async identityIn(address, { state, nonce, verifier }) {
      const client = await import("openid-client");
      const known = await configuration();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      try {
        const claims = (await client.authorizationCodeGrant(known, address, checks)).claims();
        if (!claims) throw new Error("no ID token");
        return { issuer: claims.iss, subject: claims.sub };
      } catch (error) {
        if (isUnreached(error)) throw unavailable(error);
        warn(reasonOf(error));
        throw new AppError("OIDC_REFUSED");
      }
    },
  };
}

/** The library's codes for a reply that did not come in time or does not follow the protocol. */
const UNREACHED = ["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"];

const codeIn = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Node throws a `TypeError` where it reaches nobody. */
const isUnreached = (error: unknown): boolean =>
  UNREACHED.includes(codeIn(error) ?? "") || (error instanceof TypeError && codeIn(error) === undefined);

/** Messages of errors may hold what the provider sent; their codes, and the words of the protocol, hold nothing of it. */
function reasonOf(error: unknown): string {
  const word = error instanceof Error && "error" in error && typeof error.error === "string" ? error.error : "";
  const code = codeIn(error) ?? (error instanceof Error ? error.name : "");
  return /^[a-z_]{1,40}$/.test(word) ? `${code} ${word}` : code;
}
