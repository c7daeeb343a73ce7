import { hash } from "node:crypto";

/** Returns what is stored of a secret of at least 128 random bits, which needs no slow hash. */
export const hashOfSecret = (secret: string): string => hash("sha256", secret, "base64url");
