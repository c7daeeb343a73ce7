import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import pLimit from "p-limit";
import { AppError } from "#core/api/app-error.ts";

const KEY_LENGTH = 32;
const COSTS = {
  // OWASP's scrypt parameters: 2^17 × 8 × 1, 128 MB for about 0.3 s, off the event loop.
  scrypt: { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 },
  // For codes made here at random: no list of guesses finds one, so 16 MB and 30 ms are plenty.
  code: { N: 2 ** 14, r: 8, p: 1 },
} as const satisfies Record<string, ScryptOptions>;
type Kind = keyof typeof COSTS;

// Two at a time leave threads of Node's pool for files and names, and bound the memory. Who would wait
// for more than these does better to come back.
const hashing = pLimit(2);
const MOST_WAITING = 100;

/** The list is ordered by how often people choose a password. */
const TOO_COMMON = new Set(dictionary["passwords-common"].slice(0, 30_000));

export function isTooCommon(password: string): boolean {
  return TOO_COMMON.has(password.toLowerCase());
}

/**
 * Salt and key, both base64url: `scrypt$<salt>$<key>`.
 * @throws AppError BUSY
 */
export const hashPassword = (password: string): Promise<string> => hash("scrypt", password);

/** The same for a code made by `newCode`, at a cost that fits it: `code$<salt>$<key>`. */
export const hashCode = (code: string): Promise<string> => hash("code", code);

/** A hash that no password matches: comparing with it takes as long as with somebody's. */
export const hashOfNobody = (): string => written("scrypt", randomBytes(16), randomBytes(KEY_LENGTH));

/**
 * Compares with either kind of hash, in constant time. A hash of another form matches nothing.
 * @throws AppError BUSY
 */
export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  const [kind = "", salt = "", key = ""] = hash.split("$");
  const expected = Buffer.from(key, "base64url");
  if (!(kind === "scrypt" || kind === "code") || expected.length !== KEY_LENGTH) return false;
  return timingSafeEqual(await derive(kind, secret, Buffer.from(salt, "base64url")), expected);
}

async function hash(kind: Kind, secret: string): Promise<string> {
  const salt = randomBytes(16);
  return written(kind, salt, await derive(kind, secret, salt));
}

const written = (kind: Kind, salt: Buffer, key: Buffer) =>
  `${kind}$${salt.toString("base64url")}$${key.toString("base64url")}`;

function derive(kind: Kind, secret: string, salt: Buffer): Promise<Buffer> {
  if (hashing.pendingCount >= MOST_WAITING) throw new AppError("BUSY");
  return hashing(
    () =>
      new Promise((resolve, reject) => {
        scrypt(secret.normalize("NFKC"), salt, KEY_LENGTH, COSTS[kind], (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
