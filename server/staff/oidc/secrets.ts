import { createHmac, randomBytes } from "node:crypto";
import { secretCookie } from "../../secret-cookie.ts";
import type { Secrets } from "./provider.ts";

/** What a browser keeps while the identity provider asks who its person is. */
export const oidcCookie = secretCookie("keepwell-oidc", "strict");

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Derives all that belongs to a sign-in from the one secret of its browser, so that another browser cannot end it. */
export function secretsOf(secret: string): Secrets {
  const derive = (name: string) => createHmac("sha256", secret).update(name).digest("base64url");
  return { state: derive("state"), nonce: derive("nonce"), verifier: derive("verifier") };
}
