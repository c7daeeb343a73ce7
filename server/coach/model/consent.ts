import { createHash } from "node:crypto";
import type { ModelConfig } from "../../config.ts";

/** The header by which a person's yes travels with a call. Without it no model is ever called. */
export const CONSENT_HEADER = "keepwell-consent";

/**
 * What a yes is given to: this provider at this address. Where either changes, an earlier yes no longer
 * holds and people are asked anew.
 */
export function consentKey({ provider, baseUrl }: Pick<ModelConfig, "provider" | "baseUrl">): string {
  return createHash("sha256")
    .update(JSON.stringify([provider, new URL(baseUrl).origin]))
    .digest("base64url")
    .slice(0, 16);
}
