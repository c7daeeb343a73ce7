import { createHash } from "node:crypto";
import type { ModelConfig } from "../../config.ts";

/** The header that carries the user's consent with a call. Without it no model is called. */
export const CONSENT_HEADER = "keepwell-consent";

/**
 * Returns what consent is given to: this provider at this address, and whether questions are sent to find entries too.
 * When any of these changes, earlier consent no longer
 * holds and users are asked again.
 */
export function consentKey({
  provider,
  baseUrl,
  embeddingsModel,
}: Pick<ModelConfig, "provider" | "baseUrl" | "embeddingsModel">): string {
  return createHash("sha256")
    .update(JSON.stringify([provider, new URL(baseUrl).origin, ...(embeddingsModel ? ["embeddings"] : [])]))
    .digest("base64url")
    .slice(0, 16);
}
