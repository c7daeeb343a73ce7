import type { Environment } from "./config-variables.ts";

/** An identity provider, with which the people of an organisation sign in over OpenID Connect. */
export type OidcConfig = Readonly<{
  issuer: string;
  clientId: string;
  /** A secret: never logged, never sent to a browser. */
  clientSecret: string;
  /** Who the provider is, as shown to staff. */
  name: string;
}>;

const TOGETHER = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Returns the identity provider of the settings; null without one.
 * @throws Error when a part is missing, or when what it says could be changed on the way
 */
export function oidcFrom(given: Environment): OidcConfig | null {
  const missing = TOGETHER.filter((name) => given[name] === "");
  if (missing.length === TOGETHER.length) return null;
  if (missing.length > 0) {
    const are = missing.length === 1 ? "is" : "are";
    throw new Error(
      `The configuration cannot be used: ${TOGETHER.join(", ")} go together; ${missing.join(" and ")} ${are} missing.`,
    );
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (!isSafe(issuer)) {
    throw new Error(
      "The configuration cannot be used: OIDC_ISSUER must be an address such as https://login.example.org, without user, password, query or fragment.",
    );
  }
  return Object.freeze({ issuer, clientId, clientSecret, name: given.OIDC_NAME || new URL(issuer).host });
}

/** Without TLS only a provider on this machine can be trusted. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer) || /[?#@\\\s]/.test(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
}
