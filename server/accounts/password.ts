import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";

// OWASP's scrypt parameters: 2^17 × 8 × 1, 128 MB for about 0.3 s, off the event loop.
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const KEY_LENGTH = 32;
/** The list is ordered by how often people choose a password. */
const TOO_COMMON = new Set(dictionary["passwords-common"].slice(0, 30_000));

export function isTooCommon(password: string): boolean {
  return TOO_COMMON.has(password.toLowerCase());
}

/** Salt and key, both base64url: `scrypt$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Compares in constant time. A hash of another form matches nothing. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  if (kind !== "scrypt" || expected.length !== KEY_LENGTH) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, "base64url")), expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
