import { createHash } from "node:crypto";

/** Returns what a content security policy names an inline style sheet or script by. */
export const policyHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
